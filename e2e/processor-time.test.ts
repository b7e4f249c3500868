// Tests of shortening the tasks of a trace to their processor time.
import { expect, test } from 'vitest'
import { shortenTasks } from './processor-time.ts'

const thread = { ph: 'X', pid: 1, tid: 2 }
const task = { ...thread, name: 'ThreadControllerImpl::RunTask', ts: 1_000, dur: 400, tdur: 100 }

test('a task and what happened in it take the share of time in which its thread ran', () => {
  const innerTask = { ...thread, name: 'RunTask', ts: 1_000, dur: 392, tdur: 98 }
  const script = { ...thread, name: 'EvaluateScript', ts: 1_200, dur: 200 }
  const mark = { ...thread, ph: 'R', name: 'firstContentfulPaint', ts: 1_300 }
  expect(shortenTasks([script, innerTask, task, mark])).toEqual([
    { ...script, ts: 1_050, dur: 50 },
    { ...innerTask, dur: 98 },
    { ...task, dur: 100 },
    { ...mark, ts: 1_075 },
  ])
})

test('everything else stays: other threads, times between tasks, tasks without processor time', () => {
  const other = { ...thread, tid: 3, name: 'EvaluateScript', ts: 1_200, dur: 200 }
  const between = { ...thread, ph: 'R', name: 'navigationStart', ts: 1_400 }
  const unknown = { ...thread, name: 'RunTask', ts: 1_500, dur: 10 }
  const events = [{ ...task, tdur: 400 }, other, between, unknown]
  expect(shortenTasks(events)).toEqual(events)
})

test('a task never gets longer, whatever the clocks of the browser say', () => {
  expect(shortenTasks([{ ...task, tdur: 500 }])).toEqual([{ ...task, tdur: 500 }])
})
