// Health check of the container image, which has no shell and no curl: exits with 0 if the process
// answers. Does not check readiness, which only says whether a load balancer may send requests.
const url = `http://127.0.0.1:${process.env['PORT'] ?? 3000}/healthz`
try {
  const { ok } = await fetch(url, { signal: AbortSignal.timeout(2_500) })
  process.exitCode = ok ? 0 : 1
} catch {
  process.exitCode = 1
}
