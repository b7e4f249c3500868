// Reads event streams (SSE) in tests with a real port.

export type StreamEvent = { id: string | undefined; event: string; data: unknown }

/**
 * Yields the parts of an event stream, which are separated by empty lines, until the stream ends. A
 * part is an event or a comment.
 */
export async function* readParts(response: Response): AsyncGenerator<string, void, void> {
  let text = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    const parts = (text + chunk).split('\n\n')
    text = parts.pop()!
    yield* parts
  }
}

/** Parses a part of an event stream. Returns null for a comment. */
export function parseEvent(part: string): StreamEvent | null {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1]
  const [event, data] = [field('event'), field('data')]
  return event !== undefined && data !== undefined
    ? { id: field('id'), event, data: JSON.parse(data) as unknown }
    : null
}

export async function* readEvents(response: Response): AsyncGenerator<StreamEvent, void, void> {
  for await (const part of readParts(response)) {
    const event = parseEvent(part)
    if (event) yield event
  }
}
