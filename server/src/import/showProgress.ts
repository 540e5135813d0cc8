const everyMs = 250
const lineEveryMs = 5000
const width = 30

/** Shows that work goes on until it ends: a bar on a terminal, a plain line now and then elsewhere. */
export async function showProgress(
  title: string,
  work: Promise<void>,
  percentage: (() => Promise<number>) | null,
): Promise<void> {
  const isTerminal = process.stdout.isTTY
  let told = Date.now()
  let isAsking = false
  const show = async (): Promise<void> => {
    if (isAsking || (!isTerminal && Date.now() - told < lineEveryMs)) return
    isAsking = true
    const percent = percentage ? await percentage().catch(() => 0) : null
    isAsking = false
    told = Date.now()
    if (isTerminal) process.stdout.write(`\r\x1b[2K${title} ${percent === null ? '…' : bar(percent)}`)
    else process.stdout.write(`${title} …${percent === null ? '' : ` ${percent} %`}\n`)
  }
  const timer = setInterval(() => void show(), everyMs)
  try {
    await work
  } finally {
    clearInterval(timer)
    if (isTerminal) process.stdout.write('\r\x1b[2K')
  }
}

function bar(percent: number): string {
  const full = Math.round((percent / 100) * width)
  return `[${'█'.repeat(full)}${'·'.repeat(width - full)}] ${percent} %`
}
