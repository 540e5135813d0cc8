import { Agent, get } from 'node:http'

/** How many answers a server gives in a second over kept-alive connections. */
export async function requestsPerSecond(
  url: string,
  headers: Record<string, string>,
  { connections = 16, seconds = 3 } = {},
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const ends = performance.now() + seconds * 1000
  let answers = 0
  const ask = async (): Promise<void> => {
    while (performance.now() < ends) {
      await request(url, headers, agent)
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, ask))
  agent.destroy()
  return answers / seconds
}

function request(url: string, headers: Record<string, string>, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      response.resume()
      response.on('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`${url} answered ${response.statusCode}`))
      })
    }).on('error', reject)
  })
}
