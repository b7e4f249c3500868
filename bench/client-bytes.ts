// Measures the gzip size of the scripts and style sheets that each page's HTML references.
import { gzipSync } from 'node:zlib'

export type ClientBytes = {
  route: string
  scripts: number
  gzipBytes: number
  cssGzipBytes: number
}

const routes = {
  home: '/sg/en',
  restaurants: '/sg/en/restaurants',
  menu: '/sg/en/restaurant/menu/sg-m1',
  checkout: '/sg/en/checkout',
  login: '/auth/login',
  'order history': '/sg/en/order-history',
}

export async function measureClientBytes(baseUrl: string): Promise<ClientBytes[]> {
  const results: ClientBytes[] = []
  for (const [route, path] of Object.entries(routes)) {
    const html = await (await fetch(baseUrl + path)).text()
    const scripts = new Set(
      [
        ...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g),
        ...html.matchAll(/(?:from|import)\s*\(?"(\/[^"]+\.js)"/g),
      ].map((match) => match[1] ?? ''),
    )
    const sheets = new Set(
      [...html.matchAll(/href="(\/[^"]+\.css)"/g)].map((match) => match[1] ?? ''),
    )
    results.push({
      route,
      scripts: scripts.size,
      gzipBytes: await gzipSizeOf(baseUrl, scripts),
      cssGzipBytes: await gzipSizeOf(baseUrl, sheets),
    })
  }
  return results
}

async function gzipSizeOf(baseUrl: string, paths: Set<string>): Promise<number> {
  let total = 0
  for (const path of paths) {
    const answer = await fetch(baseUrl + path)
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`)
    total += gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).length
  }
  return total
}
