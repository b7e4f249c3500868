// Builds a request from a plan: fills in ids, markers and times, then applies the plan's changes.
import type { Actor } from './actors.ts'
import type { Parameter } from './contract.ts'
import type { Fit } from './fit.ts'
import { fitters } from './fitting.ts'
import { changeText, RawJson, type BodyChange } from './hostile.ts'
import { markerFieldOf, writeMarker } from './markers.ts'
import type { Plan, Whose } from './plan.ts'
import { IdReference, MarkerReference, TimeReference } from './values.ts'
import { actorOf, type World } from './world.ts'

export type FuzzRequest = {
  method: string
  url: string
  headers: Record<string, string | string[]>
  payload: string | Buffer | undefined
  /** The parsed body of the request; undefined if the body is not JSON. */
  body: unknown
  /**
   * Whether a path parameter was replaced. Its new value may be too long, empty or contain slashes,
   * so that the path no longer belongs to the operation.
   */
  pathChanged: boolean
  /** The query parameters as they were sent. */
  query: Record<string, string>
}

/**
 * The data with which `fill` replaces references (values.ts) with real values. `whose` says which
 * actor's ids to use.
 */
type Context = { world: World; actor: Actor; whose: Whose; operationID: string }

export async function toRequest(world: World, plan: Plan): Promise<FuzzRequest> {
  const { operation, whose, parameterChange } = plan
  const actor = actorOf(world, plan.actor)
  const context = { world, actor, whose, operationID: operation.id }
  const fit = await fitOf(context, plan)
  const pathParameters = textsOf(operation.pathParameters, {
    ...(fill(plan.pathParameters, context) as object),
    ...(whose === 'own' ? fit.pathParameters : {}),
  })
  const query = textsOf(
    operation.query,
    fit.query ?? (fill(plan.query, context) as Record<string, unknown>),
  )
  const pathChanged = changeParameter(parameterChange, pathParameters, query)
  const body = changeBody(fit.body ?? fill(plan.body, context), plan.bodyChanges)
  const payload = toPayload(body, plan)
  return {
    method: operation.method,
    url: toUrl(operation.path, pathParameters, query),
    headers: toHeaders(context, plan, fit, payload),
    payload,
    body,
    pathChanged,
    query,
  }
}

async function fitOf({ world, actor }: Context, plan: Plan): Promise<Fit> {
  if (!plan.fitting) return {}
  return (await fitters[plan.operation.id]?.(world, actor, plan)) ?? {}
}

/**
 * Returns a copy of the value in which ids, markers and times replace the references of values.ts.
 */
function fill(value: unknown, context: Context): unknown {
  const { world, actor, operationID } = context
  if (value instanceof IdReference) return idOf(value, context)
  if (value instanceof MarkerReference) {
    const field = markerFieldOf(operationID, value.property)
    return writeMarker({ owner: actor.code, field })
  }
  if (value instanceof TimeReference)
    return new Date(world.api.deps.clock().getTime() + value.seconds * 1000).toISOString()
  if (value instanceof RawJson || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => fill(item, context))
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, fill(item, context)]),
  )
}

const others: Record<string, string> = {
  'eater 1': 'eater 2',
  'eater 2': 'eater 1',
  'merchant 1': 'merchant 2',
  'merchant 2': 'merchant 1',
  'fleet 1': 'fleet 2',
  'fleet 2': 'fleet 1',
  'manager 1': 'manager 2',
  'manager 2': 'manager 1',
}

function idOf({ name, choice }: IdReference, { world, actor, whose }: Context): unknown {
  const unknown = `nobody-${choice}`
  if (whose === 'nobody') return unknown
  const eater = actorOf(world, choice % 2 ? 'eater 1' : 'eater 2')
  const knower = whose === 'own' ? actor : actorOf(world, others[actor.name] ?? eater.name)
  const known =
    knower.knows.pick(name, choice) ??
    // An actor that knows no id of this name, for example a guest, uses one that an eater knows.
    eater.knows.pick(name, choice)
  return known ?? (name === 'version' || name === 'serial' ? choice : unknown)
}

function textsOf(parameters: Parameter[], values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    parameters
      .filter(({ name }) => values[name] !== undefined)
      .map(({ name }) => [name, String(values[name])]),
  )
}

/**
 * Replaces one parameter in the path or query of a request. Returns true if it is a parameter of
 * the path.
 */
function changeParameter(
  change: Plan['parameterChange'],
  pathParameters: Record<string, string>,
  query: Record<string, string>,
): boolean {
  if (!change) return false
  const names = [...Object.keys(pathParameters), ...Object.keys(query)]
  const name = names[change.at % Math.max(1, names.length)]
  if (name === undefined) return false
  const target = name in pathParameters ? pathParameters : query
  target[name] = change.value
  return target === pathParameters
}

function toUrl(path: string, parameters: Record<string, string>, query: Record<string, string>) {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(parameters[name] ?? ''))
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encode(value)}`)
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled
}

/**
 * Encodes a parameter of the path or query. First replaces lone surrogates, because
 * `encodeURIComponent` throws for them. Also encodes dots, because `..` would change the path.
 */
const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replaceAll('.', '%2E')

// Maximum length of a body in characters, far above the server's limits.
const longestBody = 2_000_000

type Place = { holder: Record<string, unknown> | unknown[]; key: string | number }

function placesIn(holder: Place['holder']): Place[] {
  const keys = Array.isArray(holder) ? holder.map((_, index) => index) : Object.keys(holder)
  return keys.flatMap((key) => {
    const value = (holder as Record<string | number, unknown>)[key]
    const inner = isHolder(value) ? placesIn(value) : []
    return [{ holder, key }, ...inner]
  })
}

const isHolder = (value: unknown): value is Place['holder'] =>
  typeof value === 'object' && value !== null && !(value instanceof RawJson)

function changeBody(body: unknown, changes: BodyChange[]): unknown {
  // The body becomes a property of an object, so that a change of a property can also replace the
  // whole body.
  const root = { body: copy(body) }
  // Only one `repeat` is applied, and after the other changes: the elements of the repeated list
  // are the same object, so a later change of one element would change all of them.
  const [repetition] = changes.filter(({ kind }) => kind === 'repeat')
  const others = changes.filter(({ kind }) => kind !== 'repeat')
  for (const change of repetition ? [...others, repetition] : others) {
    const places = placesIn(root).slice(body === undefined ? 1 : 0)
    const place = places[change.at % Math.max(1, places.length)]
    if (place) applyChange(place, change)
  }
  return root.body
}

function applyChange({ holder, key }: Place, change: BodyChange): void {
  const target = holder as Record<string | number, unknown>
  const value = target[key]
  switch (change.kind) {
    case 'replace':
      target[key] = copy(change.value)
      return
    case 'remove':
      if (Array.isArray(holder)) holder.splice(Number(key), 1)
      else delete target[key]
      return
    case 'add':
      if (isHolder(value) && !Array.isArray(value)) value[change.key] = copy(change.value)
      else target[key] = { [change.key]: copy(change.value) }
      return
    case 'repeat':
      target[key] = repeat(Array.isArray(value) ? value[0] : value, change.times)
  }
}

/**
 * Returns a list with `times` copies of the value, or fewer if its text would exceed `longestBody`.
 */
function repeat(value: unknown, times: number): unknown[] {
  const { length } = JSON.stringify(value) ?? ''
  return Array.from({ length: Math.min(times, Math.ceil(longestBody / (length + 1))) }, () => value)
}

function copy(value: unknown): unknown {
  if (!isHolder(value)) return value
  if (Array.isArray(value)) return value.map(copy)
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copy(item)]))
}

const rawMark = '\u0001raw:'

function toPayload(body: unknown, { textChange }: Plan): string | Buffer | undefined {
  if (body === undefined && textChange === null) return undefined
  const raw: string[] = []
  const text = JSON.stringify(body ?? {}, (_key, value: unknown) =>
    value instanceof RawJson ? `${rawMark}${raw.push(value.text) - 1}` : value,
  ).replaceAll(/"\\u0001raw:(\d+)"/g, (_, index: string) => raw[Number(index)] ?? 'null')
  return textChange === null ? text : changeText(text, textChange)
}

function toHeaders(
  { actor }: Context,
  plan: Plan,
  fit: Fit,
  payload: FuzzRequest['payload'],
): FuzzRequest['headers'] {
  const headers: FuzzRequest['headers'] = {
    ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    ...(plan.operation.id === 'POST /api/v1/orders'
      ? { 'idempotency-key': `fuzz-key-${plan.choice}` }
      : {}),
    ...actor.credentials,
    ...fit.headers,
  }
  for (const { name, value } of plan.headers) headers[name] = value
  return headers
}
