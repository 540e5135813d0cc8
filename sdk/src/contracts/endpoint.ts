import type { Static, TObject, TSchema } from 'typebox'
import type { ProblemCode } from './problem.ts'
import type { Access, Role } from './roles.ts'

/**
 * One HTTP call. The schemas are the types, the validators, the documentation and the OpenAPI.
 * `path` is Express style (`/api/data/:id/`); it is served with and without its trailing slash.
 */
export interface Endpoint<
  Params extends TObject = TObject,
  Query extends TObject = TObject,
  Body extends TObject = TObject,
  Output extends TSchema = TSchema,
  Who extends Access = Access,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  access: Who
  /** Anyone may call, yet the answer depends on who does. Such answers are kept nowhere, as those that are not public. */
  isPersonal?: true
  summary: string
  params?: Params
  query?: Query
  body?: Body
  /** The name of the one file field of a multipart call, and its largest size in bytes. */
  upload?: { field: string; maxBytes: number }
  output: Output
  /** Ways to fail beside those that follow from the other parts, such as a wrong password or a conflict. */
  problems?: readonly ProblemCode[]
  /** Most calls from one address in a time, for what costs the server much; a role and those above it may be exempt. */
  limit?: { most: number; minutes: number; exempt?: Role }
  /** Status of the answer where a call makes something new, whose address is its Location; else 200. */
  success?: 201
}

export type AnyEndpoint = Endpoint<TObject, TObject, TObject, TSchema>

/** What a handler receives: path parameters, query and body in one checked object. */
export type InputOf<E> =
  E extends Endpoint<infer Params, infer Query, infer Body, TSchema>
    ? PartOf<Params> & PartOf<Query> & PartOf<Body>
    : never

// A part that the endpoint does not declare is inferred as its widest type and adds nothing.
type PartOf<Part extends TObject> = TObject extends Part ? unknown : Static<Part>

export type OutputOf<E> = E extends Endpoint<TObject, TObject, TObject, infer Output> ? Static<Output> : never

/** Declares an endpoint; the type parameters come from the schemas given. */
export function endpoint<
  const Output extends TSchema,
  const Params extends TObject = TObject,
  const Query extends TObject = TObject,
  const Body extends TObject = TObject,
  const Who extends Access = Access,
>(definition: Endpoint<Params, Query, Body, Output, Who>): Endpoint<Params, Query, Body, Output, Who> {
  return definition
}
