// Opens an app with a deliberate fault, to test that the fuzzer finds such faults.
import cookie from '@fastify/cookie'
import type { RouteOptions } from 'fastify'
import { openAppParts } from '../../app/app-parts.ts'
import { registerEaterApi } from '../../app/eater-api.ts'
import { registerPartnerApi } from '../../app/partner-api.ts'
import { registerPublicApi } from '../../app/public-api.ts'
import type { AppDeps } from '../../deps.ts'
import { configureApiScope } from '../../http/api-scope.ts'
import { createHttpApp, type App } from '../../http/app.ts'
import { describeApi } from '../../http/openapi.ts'
import type { TestApp } from '../app.ts'
import { openFuzzedApp, type FuzzedApp } from './app.ts'

export type Handler = RouteOptions['handler']
/** A function that changes a route in place, so that the route has the fault. */
export type Plant = (route: RouteOptions, api: TestApp) => void

/**
 * Opens an app in which `plant` changes the route `name` (its method and path). Throws if there is
 * no such route.
 */
export async function openPlantedApp(name: string, plant: Plant): Promise<FuzzedApp> {
  const fuzzed = await openFuzzedApp()
  let planted = false
  const app = createHttpApp()
  // `createApp` cannot be used: the hook that changes the route must be added before the routes,
  // but `createApp` returns only after it has registered them.
  app.addHook('onRoute', (route) => {
    if (`${route.method.toString()} ${route.path}` !== name) return
    plant(route, fuzzed.api)
    planted = true
  })
  await registerApi(app, fuzzed.api.deps)
  await app.ready()
  if (!planted) throw new Error(`there is no route ${name}`)
  const close = async () => {
    await app.close()
    await fuzzed.api.close()
  }
  return { ...fuzzed, api: { ...fuzzed.api, app, close } }
}

/** Registers the routes of the API as `createApp` does. */
async function registerApi(app: App, deps: AppDeps): Promise<void> {
  const parts = await openAppParts(deps)
  await app.register(async (api: App) => {
    const { log, config } = deps
    configureApiScope(api, {
      log,
      publicUrl: config.publicUrl,
      consoleUrl: config.consoleUrl,
      checkResponses: true,
    })
    await describeApi(api, { session: parts.sessions.cookie, staff: 'staff', device: 'device' })
    await registerPublicApi(api, deps, parts)
    await api.register(cookie)
    await registerEaterApi(api, deps, parts)
    await api.register(async (partnerApi: App) => registerPartnerApi(partnerApi, deps, parts))
  })
}
