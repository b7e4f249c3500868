// How the API says no: an error that carries a problem, thrown by routes and turned into an answer in one place.
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

/** The error to throw for a transport problem. */
export function problem(code: ProblemCode, context: Record<string, unknown> = {}): ProblemError {
  return new ProblemError(problemOf(code, context))
}

/** The error to throw for a rule's refusal; `more` joins its context (a fresh quote, say). */
export function refused(refusal: Refusal, more: Record<string, unknown> = {}): ProblemError {
  return new ProblemError(problemOfRefusal(refusal, more))
}
