import type { IncomingHttpHeaders } from 'node:http'
import express, { type RequestHandler } from 'express'
import { AppError } from '@msdat/sdk/contracts/problem'

/** What names no other set of characters. */
const isUtf8 = /^[^;]*;\s*charset\s*=\s*("?)utf-8\1\s*$/i

/**
 * Reads the bytes of a body of JSON, and makes nothing of them. What is packed or in another set of characters is
 * refused before anything is read: 300 bytes of it can be work for a quarter of a second.
 */
export function readBody(): RequestHandler {
  const read = express.raw({ type: 'application/json', limit: '256kb', inflate: false })
  return (request, response, next) => {
    const fault = faultOf(request.headers)
    if (fault) next(new AppError('invalid_input', fault))
    else read(request, response, next)
  }
}

function faultOf(headers: IncomingHttpHeaders): string | null {
  const { 'content-type': type = '', 'content-encoding': packing = 'identity' } = headers
  if (/charset/i.test(type) && !isUtf8.test(type))
    return 'The body is in a set of characters that is not read here. Please send JSON in UTF-8, with "Content-Type: application/json".'
  if (packing.toLowerCase() !== 'identity')
    return `The body is packed ("Content-Encoding: ${packing}"). Please send it as it is, without this header.`
  return null
}
