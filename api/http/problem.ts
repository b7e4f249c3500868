// Defines errors that carry a problem document (RFC 9457); errors.ts converts them to responses.
import {
  problemOf,
  problemOfRefusal,
  type Problem,
  type ProblemCode,
} from '@tingkat/contract/problem'
import type { Refusal } from '@tingkat/ordering/refusal'

export class ProblemError extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.code)
    this.problem = problem
  }
}

/** Returns the error to throw for a problem code. */
export function problem(code: ProblemCode, context: Record<string, unknown> = {}): ProblemError {
  return new ProblemError(problemOf(code, context))
}

const errorsOutsideScopes = new WeakSet<ProblemError>()

/**
 * Returns the error to throw if staff request something outside the scopes (such as countries or
 * merchants) of their roles. Its response is the same as for something that does not exist, but the
 * security log has a line for it.
 */
export function outsideScopes(): ProblemError {
  const error = problem('not_found')
  errorsOutsideScopes.add(error)
  return error
}

export const isOutsideScopes = (error: unknown): boolean =>
  error instanceof ProblemError && errorsOutsideScopes.has(error)

/**
 * Returns the error to throw for the refusal of a rule. `context` is added to the refusal's own.
 */
export function refused(refusal: Refusal, context: Record<string, unknown> = {}): ProblemError {
  return new ProblemError(problemOfRefusal(refusal, context))
}
