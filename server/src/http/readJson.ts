import express, { type RequestHandler } from 'express'
import { AppError } from '@msdat/sdk/contracts/problem'

/** What names no other set of characters. */
const isUtf8 = /^[^;]*;\s*charset\s*=\s*("?)utf-8\1\s*$/i

/**
 * Reads a body of JSON, which is always UTF-8 (RFC 8259). Others are refused before anything is read: to decode UTF-7
 * takes some hundred times as long, and packed, a body of it that holds the thread for a quarter of a second is 300 bytes.
 */
export function readJson(): RequestHandler {
  const read = express.json({ limit: '256kb' })
  return (request, response, next) => {
    const { 'content-type': type = '' } = request.headers
    if (/charset/i.test(type) && !isUtf8.test(type)) {
      next(
        new AppError(
          'invalid_input',
          'The body is in a set of characters that is not read here. Please send JSON in UTF-8, with "Content-Type: application/json".',
        ),
      )
    } else read(request, response, next)
  }
}
