// Import rules between workspaces (the top-level folders, here called rooms), and between the
// layers inside a workspace. scripts/checks/import-rules.test.ts checks that a violation of
// each rule is found.

const test = '\\.test\\.tsx?$'
/** Test helpers: the folder `testing/` of a workspace, or the file `testing.ts` of a feature. */
const testing = ['^[a-z]+/testing/', '/testing\\.tsx?$']
const rooms =
  'ordering|contract|catalogue|api|ui|storefront|console|printer|simulator|server|e2e|bench|ops|scripts'
const bundled = [
  '^ui/(?!vite/)',
  '^storefront/(routes|widgets|features|platform|styles|root\\.tsx$|entry\\.client\\.tsx$)',
  '^console/(routes|features|platform|styles|root\\.tsx$|entry\\.client\\.tsx$)',
]
/** Command-line programs and test helpers in folders whose other files run in a browser. */
const program = ['-command\\.ts$', ...testing]
const serverOnly = '\\.server(/|\\.tsx?$)'
const sql = '(^|/)node_modules/(kysely|pg|pg-[a-z-]+|@electric-sql/[^/]+)(/|$)'

const error = 'error'

/**
 * Forbids a room to import any rooms except `others`.
 * @param {string} name
 * @param {string[]} others
 */
const room = (name, others) => ({
  name: `${name}-knows-only-${others.join('-and-') || 'itself'}`,
  comment: `${name}/ may import ${others.join(', ') || 'no other room'}`,
  severity: error,
  from: { path: `^${name}/` },
  to: { path: `^(${rooms})/`, pathNot: `^(${[name, ...others].join('|')})/` },
})

/**
 * Forbids a room to import Node modules, and any packages except `allowed`. Only the room's
 * tests may import them.
 * @param {string} name
 * @param {string[]} allowed
 */
const packages = (name, allowed) => [
  {
    name: `${name}-packages`,
    comment: `${name}/ may use ${allowed.join(', ') || 'no package'}`,
    severity: error,
    from: { path: `^${name}/`, pathNot: test },
    to: { path: 'node_modules/', pathNot: allowed.map((each) => `node_modules/${each}/`) },
  },
  {
    name: `${name}-without-node`,
    comment: `${name}/ runs in the browser too`,
    severity: error,
    from: { path: `^${name}/`, pathNot: test },
    to: { dependencyTypes: ['core'] },
  },
]

export default {
  forbidden: [
    // Rules for imports from one workspace (room) to another.
    room('ordering', []),
    ...packages('ordering', []),
    room('contract', ['ordering']),
    ...packages('contract', ['zod']),
    room('catalogue', ['ordering']),
    room('api', ['contract', 'ordering', 'catalogue']),
    room('ui', []),
    room('storefront', ['contract', 'ordering', 'ui']),
    room('console', ['contract', 'ordering', 'ui']),
    room('printer', ['contract']),
    room('simulator', ['contract', 'ordering']),
    room('ops', ['api', 'contract', 'ordering', 'simulator', 'scripts']),
    {
      name: 'nobody-imports-the-outer-rooms',
      comment: 'server, e2e, bench, ops and scripts are programs; only they import each other',
      severity: error,
      from: { path: `^(${rooms})/`, pathNot: '^(server|e2e|bench|ops|scripts)/' },
      to: { path: '^(server|e2e|bench|ops|scripts)/' },
    },
    {
      name: 'server-takes-the-built-pages',
      comment:
        'the server imports the built storefront and console, never their sources; tests may',
      severity: error,
      from: { path: '^server/', pathNot: test },
      to: {
        path: '^(storefront|console)/',
        pathNot: '^(storefront|console)/build/',
        dependencyTypesNot: ['type-only'],
      },
    },

    // Rules inside api: routes import actions, and actions import stores, not the reverse.
    {
      name: 'routes-do-not-touch-stores',
      comment: 'routes call actions, never stores',
      severity: error,
      from: { path: '^api/.*routes\\.ts$' },
      to: { path: '^api/.*store\\.ts$' },
    },
    {
      name: 'actions-do-not-know-http',
      comment: 'actions import neither routes nor the HTTP server',
      severity: error,
      from: { path: '^api/.*actions\\.ts$' },
      to: { path: ['^api/.*routes\\.ts$', 'node_modules/@?fastify'] },
    },
    {
      name: 'stores-import-no-callers',
      comment: 'stores import neither actions nor routes',
      severity: error,
      from: { path: '^api/.*store\\.ts$' },
      to: { path: ['^api/.*(routes|actions)\\.ts$', 'node_modules/@?fastify'] },
    },
    {
      name: 'sql-only-in-stores',
      comment: 'SQL lives in *store.ts, *-sql.ts, platform/, migrations/ and testing/',
      severity: error,
      from: {
        path: `^(${rooms})/`,
        pathNot: [
          test,
          '^api/.*(store|-sql)\\.ts$',
          '^api/(platform|migrations|testing)/',
          '^(bench|e2e|scripts)/',
        ],
      },
      to: { path: sql },
    },
    {
      name: 'platform-knows-no-feature',
      comment: 'platform/ is below every feature',
      severity: error,
      from: { path: '^api/platform/', pathNot: test },
      to: { path: '^api/.*(routes|actions|store)\\.ts$' },
    },
    {
      name: 'testing-only-from-tests',
      comment: 'the product does not import test helpers',
      severity: error,
      from: { path: `^(${rooms})/`, pathNot: [test, ...testing, '^(e2e|bench|ops|scripts)/'] },
      to: { path: [...testing, test] },
    },

    // Rules inside storefront and console: routes import widgets, widgets import features, and
    // features import platform, not the reverse.
    {
      name: 'features-do-not-import-each-other',
      comment: 'widgets and routes compose features',
      severity: error,
      from: { path: '^(storefront|console)/features/([^/]+)/' },
      to: { path: '^$1/features/', pathNot: '^$1/features/$2/' },
    },
    {
      name: 'features-do-not-import-routes',
      comment: 'routes → widgets → features → ui',
      severity: error,
      from: { path: '^(storefront|console)/(features|platform)/' },
      to: { path: '^(storefront|console)/(routes|widgets)/' },
    },
    {
      name: 'widgets-do-not-import-routes',
      comment: 'routes → widgets → features → ui',
      severity: error,
      from: { path: '^storefront/widgets/', pathNot: test },
      to: { path: '^storefront/routes/' },
    },
    {
      name: 'page-platform-knows-no-feature',
      comment: 'platform/ is below the features',
      severity: error,
      from: { path: '^(storefront|console)/platform/' },
      to: { path: '^(storefront|console)/features/' },
    },
    {
      name: 'browser-without-schemas',
      comment: 'browser code imports no schema library; type imports are allowed',
      severity: error,
      from: { path: bundled, pathNot: [test, serverOnly, ...program] },
      to: { path: 'node_modules/zod/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'browser-without-node',
      comment: 'browser code imports no Node module; type imports are allowed',
      severity: error,
      from: { path: bundled, pathNot: [test, serverOnly, ...program] },
      to: { dependencyTypes: ['core'], dependencyTypesNot: ['type-only'] },
    },

    // Rules for all folders.
    {
      name: 'no-circles',
      comment: 'no circular imports',
      severity: error,
      from: {},
      to: { circular: true },
    },
    {
      name: 'rules-are-used',
      comment: 'a rule that only its test imports is unused',
      severity: error,
      from: { pathNot: test },
      module: {
        path: '^ordering/.*\\.ts$',
        pathNot: [test, '^ordering/testing/'],
        numberOfDependentsLessThan: 1,
      },
    },
    {
      name: 'imports-resolve',
      comment: 'every import resolves; route types and the build are generated',
      severity: error,
      from: {},
      to: {
        couldNotResolve: true,
        pathNot: ['/\\+types/', '(storefront|console)/build/', '^virtual:'],
      },
    },
    {
      name: 'packages-are-declared',
      comment: 'every imported package is declared; scripts use the Playwright of e2e',
      severity: error,
      from: { pathNot: '^scripts/machine/browser\\.mjs$' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    // The parser is swc, because TypeScript 7 has no JavaScript API for parsing.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // The pattern is anchored to the start, so that a `build` folder inside a
    // package is not excluded.
    exclude: { path: '^(storefront|console|server)/(build|\\.react-router)/' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
