// Edits of React Router. They cut fetchers, actions, blockers, view transitions, prefetching and
// the lazy discovery of routes, which are 12 KiB compressed. Tree shaking keeps them, because one
// function of the package reaches all of them.
import {
  always,
  never,
  remove,
  returns,
  skip,
  type Edit,
  type PackageEdits,
} from './edit-packages.ts'

const library = 'react-router/dist/production/lib'

const fetcherEdits: readonly Edit[] = [
  remove('\t\tfetch,\n'),
  remove('\t\tgetFetcher,\n\t\tresetFetcher,\n\t\tdeleteFetcher: queueFetcherForDeletion,\n'),
  skip('state.fetchers.forEach((fetcher, key) => {'),
  skip('fetchersQueuedForDeletion.forEach((key) => {'),
  remove('unmountedFetchers.forEach((key) => deleteFetcher(state.fetchers, key));'),
  remove('mountedFetchers.forEach((key) => state.fetchers.delete(key));'),
  skip('fetchLoadMatches.forEach((_, key) => {'),
  skip('fetchLoadMatches.forEach((f, key) => {'),
  skip('revalidatingFetchers.forEach((rf) => {'),
  skip('revalidatingFetchers.filter((f) => !f.matches'),
  never('revalidatingFetchers.length > 0'),
  [' = markFetchRedirectsDone(workingFetchers)', ' = false'],
  [' = abortStaleFetchLoads(pendingNavigationLoadId, workingFetchers)', ' = false'],
  remove(
    'if (pendingNavigationController) pendingNavigationController.signal' +
      '.addEventListener("abort", abortPendingFetchRevalidations);',
  ),
  remove(
    'if (pendingNavigationController) pendingNavigationController.signal' +
      '.removeEventListener("abort", abortPendingFetchRevalidations);',
  ),
  never('f.matches && f.match && f.request && f.controller'),
]

// Removes the code for all methods but GET. Pages use forms of the router with GET only, because
// changes are sent to the API.
const actionEdits: readonly Edit[] = [
  never('opts && opts.submission && isMutationMethod(opts.submission.formMethod)'),
  [' && activeSubmission && isMutationMethod(activeSubmission.formMethod)', ' && false'],
  never('submission && isMutationMethod(submission.formMethod)'),
  ['if (opts.body !== void 0)', 'if (false)'],
  ['else if (opts.body instanceof FormData)', 'else if (false)'],
  ['else if (opts.body instanceof URLSearchParams)', 'else if (false)'],
  always('opts.body == null'),
]

const blockerEdits: readonly Edit[] = [
  remove('\t\tgetBlocker,\n\t\tdeleteBlocker,\n'),
  ['let blockerKey = shouldBlockNavigation({', 'if (false) shouldBlockNavigation({'],
  never('blockerKey && delta != null'),
  ['if (blockerKey)', 'if (false)'],
]

const viewTransitionEdits: readonly Edit[] = [
  never('pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location'),
  ['if (pendingViewTransitionEnabled)', 'if (false)'],
  ['if (isBrowser) {\n\t\t\trestoreApplied', 'if (false) {\n\t\t\trestoreApplied'],
]

export const routerEdits: PackageEdits = {
  [`${library}/router/router.js`]: [
    ...fetcherEdits,
    ...actionEdits,
    ...blockerEdits,
    ...viewTransitionEdits,
    // Removes the lazy discovery of routes, because the route table comes with the first page.
    ['if (init.patchRoutesOnNavigation)', 'if (false)'],
    ['if (isFogOfWar)', 'if (false)'],
    ['if (init.instrumentations)', 'if (false)'],
    ['consumeInstrumentationClientResultMetaReceiver(router)', 'undefined'],
    never('opts?.instrumentationNavigateMetaReceiver'),
    // Removes functions of the router that only tests and hot reload call.
    remove('\t\tdispose,\n'),
    remove('\t\tpatchRoutes,\n\t\t_internalFetchControllers: fetchControllers,\n'),
    remove('\t\t_internalSetRoutes,\n'),
  ],
  // Removes warnings for developers.
  [`${library}/router/history.js`]: [returns('warning')],
  [`${library}/server-runtime/warnings.js`]: [returns('warnOnce')],
  [`${library}/components.js`]: [
    // Removes the code of view transitions.
    always('!viewTransitionOpts || !isViewTransitionAvailable'),
    skip('if (vtContext.isTransitioning && !vtContext.flushSync) setRenderDfd('),
    never('renderDfd && pendingState && router.window'),
    never('renderDfd && pendingState && state.location.key === pendingState.location.key'),
    never('!vtContext.isTransitioning && interruption'),
    // Removes the code of the router option `useTransitions`, which no page turns on.
    never('useTransitions === true'),
  ],
  [`${library}/hooks.js`]: [
    // The condition always holds, because all components are inside routes of the data router.
    always('React$1.useContext(IsDataRouteContext)'),
    ['if (locationArg) {', 'if (false) {'],
    never('locationArg && renderedMatches'),
    // Removes the code for server components.
    ['if (this.context', 'if (false && this.context'],
  ],
  [`${library}/dom/lib.js`]: [
    // Removes the code of fetchers and masked URLs.
    ['if (options.navigate === false)', 'if (false)'],
    ['if (mask)', 'if (false)'],
  ],
  [`${library}/dom/ssr/single-fetch.js`]: [
    remove('if (fetcherKey) return singleFetchLoaderFetcherStrategy(args, fetchAndDecode);'),
    skip('if (request.method !== "GET") return singleFetchActionStrategy('),
  ],
  [`${library}/dom/ssr/routes.js`]: [
    skip('dataRoute.action = ({ request'),
    never('!route.hasClientAction'),
    never('route.hasClientAction'),
    never('route.hasClientMiddleware'),
    ['if (needsRevalidation)', 'if (false)'],
  ],
  [`${library}/dom/ssr/components.js`]: [
    returns('PrefetchPageLinks', 'null'),
    returns('usePrefetchBehavior', '[false, null, {}]'),
    // Removes the text of inline scripts, because the server renders them.
    always('!isStatic'),
    never('isFogOfWarEnabled(routeDiscovery, ssr)'),
  ],
  [`${library}/dom/ssr/fog-of-war.js`]: [
    ['if (!isFogOfWarEnabled(routeDiscovery, ssr)) return;', 'return;'],
    skip('React$1.useEffect(() => {'),
  ],
  [`${library}/dom-export/hydrated-router.js`]: [skip('router.createRoutesForHMR = ')],
}

/** Edits that remove the code for pages without server rendering. */
export const serverRenderingEdits: PackageEdits = {
  [`${library}/dom/ssr/single-fetch.js`]: [never('!ssr && !foundRevalidatingServerLoader')],
  [`${library}/dom/ssr/routes.js`]: [
    never('!ssr && manifestRoute.hasLoader && !manifestRoute.hasClientLoader'),
  ],
}

/** Edits with which the bundler removes `NavLink`, for pages that do not use it. */
export const navLinkEdits: PackageEdits = {
  [`${library}/dom/lib.js`]: [
    ['const NavLink = React$1', 'const NavLink = /* @__PURE__ */ React$1'],
    remove('NavLink.displayName = "NavLink";\n'),
  ],
}
