import type { Operation } from '@msdat/sdk/http/openapi'

/** One operation of the OpenAPI document, with where it stands there. */
export interface Call {
  method: string
  path: string
  operation: Operation
}
