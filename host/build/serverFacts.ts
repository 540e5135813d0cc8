import type { Plugin } from 'vite'

/** While developing, Vite serves the page; what the server writes into it is taken over from there. */
export function serverFacts(server: string): Plugin {
  return {
    name: 'server-facts',
    apply: 'serve',
    async transformIndexHtml(html) {
      const page = await fetch(server).then((response) => response.text())
      const facts = page.match(/<meta name="msdat-[^>]*>/g) ?? []
      return html.replace('<head>', `<head>${facts.join('')}`)
    },
  }
}
