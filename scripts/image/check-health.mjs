// Health check of the container image: ends with 0 if the process in it answers. The image has no
// shell and no curl. Readiness is for the balancer, so it does not count here.
const url = `http://127.0.0.1:${process.env['PORT'] ?? 3000}/healthz`
try {
  const { ok } = await fetch(url, { signal: AbortSignal.timeout(2_500) })
  process.exitCode = ok ? 0 : 1
} catch {
  process.exitCode = 1
}
