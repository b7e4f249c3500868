// Plans of requests: all random decisions about a request, made before it is sent. Ids are filled
// in only when the request is sent, because the server creates other ids in every run.
import * as fc from 'fast-check'
import type { Contract, Operation } from './contract.ts'
import {
  bodyChanges,
  headerChanges,
  hostileParameters,
  textChanges,
  type BodyChange,
  type HeaderChange,
  type TextChange,
} from './hostile.ts'
import { valuesOf } from './values.ts'

/**
 * Whose ids a request uses: those of its sender, those of another account, or an id that does not
 * exist (`nobody`).
 */
export type Whose = 'own' | 'other' | 'nobody'

export type Plan = {
  operation: Operation
  /** Name of the sender. */
  actor: string
  whose: Whose
  /** A number that selects one of several possible bodies and ids. */
  choice: number
  /**
   * Whether to use values that fit the server's state (fitting.ts) before the changes in the fields
   * below are made.
   */
  fitting: boolean
  pathParameters: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
  bodyChanges: BodyChange[]
  textChange: TextChange | null
  /** The new value of one path or query parameter, which `at` selects; null to change none. */
  parameterChange: { at: number; value: string } | null
  headers: HeaderChange[]
  /** Number of copies of the request that are sent at the same time. */
  times: number
}

const none = <T>(value: T) => fc.constant(value)
const sometimes = <T, N>(weight: number, arbitrary: fc.Arbitrary<T>, otherwise: N) =>
  fc.oneof({ weight, arbitrary }, { weight: 10 - weight, arbitrary: none<T | N>(otherwise) })

const untouched = {
  bodyChanges: none<BodyChange[]>([]),
  textChange: none(null),
  parameterChange: none(null),
  headers: none<HeaderChange[]>([]),
  times: fc.oneof({ weight: 9, arbitrary: none(1) }, { weight: 1, arbitrary: none(2) }),
}

const almostValid = {
  ...untouched,
  bodyChanges: fc.array(bodyChanges, { minLength: 1, maxLength: 1 }),
}

const hostile = {
  bodyChanges: fc.array(bodyChanges, { maxLength: 3 }),
  textChange: sometimes(3, textChanges, null),
  parameterChange: sometimes(4, fc.record({ at: fc.nat(100), value: hostileParameters }), null),
  headers: sometimes(5, fc.array(headerChanges, { minLength: 1, maxLength: 2 }), []),
  times: none(1),
}

/** Parts of a plan that the caller of `plansOf` sets, so that they are not random. */
export type Fixed = { whose?: Whose; textChange?: TextChange }

const anybody = fc.oneof(
  { weight: 6, arbitrary: none<Whose>('own') },
  { weight: 3, arbitrary: none<Whose>('other') },
  { weight: 1, arbitrary: none<Whose>('nobody') },
)

/** Returns a generator of plans for one operation and one sender. */
export function plansOf(
  { schemas }: Contract,
  operation: Operation,
  actor: string,
  { whose, textChange }: Fixed = {},
): fc.Arbitrary<Plan> {
  const parameters = (list: Operation['query']) =>
    fc.record(
      Object.fromEntries(list.map(({ name, schema }) => [name, valuesOf(schema, schemas, name)])),
      { requiredKeys: list.filter(({ required }) => required).map(({ name }) => name) },
    )
  const base = {
    operation: none(operation),
    actor: none(actor),
    whose: whose ? none(whose) : anybody,
    choice: fc.nat(10_000),
    fitting: fc.oneof({ weight: 4, arbitrary: none(true) }, { weight: 1, arbitrary: none(false) }),
    pathParameters: parameters(operation.pathParameters),
    query: parameters(operation.query),
    body: operation.body ? valuesOf(operation.body, schemas) : none(undefined),
  }
  // The rest of the request is valid, so that only the
  // size of the body can be the reason of a refusal.
  if (textChange)
    return fc.record({ ...base, ...untouched, fitting: none(true), textChange: none(textChange) })
  if (whose) return fc.record({ ...base, ...untouched })
  return fc.oneof(
    { weight: 5, arbitrary: fc.record({ ...base, ...untouched }) },
    { weight: 3, arbitrary: fc.record({ ...base, ...almostValid }) },
    { weight: 3, arbitrary: fc.record({ ...base, ...hostile }) },
  )
}

/** Returns the generator's plan for a seed. The same seed always gives the same plan. */
export function planOf(plans: fc.Arbitrary<Plan>, seed: number): Plan {
  const [plan] = fc.sample(plans, { seed, numRuns: 1 })
  if (!plan) throw new Error('no plan was made')
  return plan
}
