// Rewrites a browser's trace so that each task takes the processor time that it used. A recorded
// task also contains the time in which its thread waited for a CPU core, because other processes
// ran: the browser's own, the server, and the program that measures. On two cores, that is often
// more than half of the task.

/** An event of a trace. Times are in microseconds. */
export type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** The processor time of the event's thread. */
  tdur?: number
}

const taskNames = new Set(['RunTask', 'ThreadControllerImpl::RunTask'])

/** Returns the events with shorter tasks. Each task starts at the same time as before. */
export function shortenTasks<Event extends TraceEvent>(events: Event[]): Event[] {
  const threads = Map.groupBy(events, ({ pid, tid }) => `${pid} ${tid}`)
  const shortened = new Map<Event, Event>()
  for (const thread of threads.values())
    for (const { task, parts } of listTasks(thread))
      for (const part of parts) shortened.set(part, shorten(part, task))
  return events.map((event) => shortened.get(event) ?? event)
}

type Task<Event> = { task: Event & { dur: number; tdur: number }; parts: Event[] }

/** Lists the tasks of a thread, each with the events in it, which include the task itself. */
function listTasks<Event extends TraceEvent>(thread: Event[]): Task<Event>[] {
  const tasks: Task<Event>[] = []
  // Of two events that start together, the longer one contains the other.
  const sorted = thread.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  for (const event of sorted) {
    const last = tasks.at(-1)
    if (last && event.ts < last.task.ts + last.task.dur) last.parts.push(event)
    else if (isTask(event)) tasks.push({ task: event, parts: [event] })
  }
  return tasks
}

function isTask<Event extends TraceEvent>(event: Event): event is Task<Event>['task'] {
  return Boolean(taskNames.has(event.name) && event.dur && event.tdur !== undefined)
}

/** Scales the time since the task's start, and the duration, by the same factor for all parts. */
function shorten<Event extends TraceEvent>(part: Event, task: Task<Event>['task']): Event {
  const scale = Math.min(1, task.tdur / task.dur)
  return {
    ...part,
    ts: Math.round(task.ts + (part.ts - task.ts) * scale),
    ...(part.dur !== undefined && { dur: Math.round(part.dur * scale) }),
  }
}
