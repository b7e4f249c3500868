// Types for the parts of oidc-provider that tests use, because that package has none.
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
  class Grant {
    constructor(grant: { accountId: string; clientId: unknown })
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }
  export class Provider {
    Grant: typeof Grant
    constructor(issuer: string, configuration: object)
    callback(): RequestListener
    use(middleware: (context: any, next: () => Promise<void>) => Promise<void>): void
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ prompt: { name: string }; params: Record<string, unknown> }>
    interactionResult(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
      options: object,
    ): Promise<string>
  }
}
