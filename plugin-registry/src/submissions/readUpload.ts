import type { Request, Response } from 'express'
import multer from 'multer'
import type { Upload } from '@msdat/sdk/http/serve'
import { AppError } from '@msdat/sdk/contracts/problem'
import { networkOf } from './networkOf.ts'

// What the other fields of a form may take. A request that says it is larger is not read at all.
const formBytes = 1024 * 1024

/** So much may be received or worked on at once, of files with the same limit; half of it for one network. */
const mostBytes = 256 * 1024 * 1024
/** By limit, and by limit and network. */
const heldBytes = new Map<string, number>()

/**
 * Reads the one file of a multipart request into memory, and its fields into request.body. Throws `unavailable` where
 * too many files are held already; each is until its request is answered.
 */
export function readUpload(
  upload: { field: string; maxBytes: number },
  request: Request,
  response: Response,
): Promise<Upload | null> {
  const limits = {
    fileSize: upload.maxBytes,
    files: 1,
    fields: 20,
    fieldSize: 16 * 1024,
    fieldNameSize: 100,
    parts: 25,
  }
  const read = multer({ storage: multer.memoryStorage(), limits, defParamCharset: 'utf8' }).single(
    upload.field,
  )
  if (Number(request.headers['content-length']) > upload.maxBytes + formBytes)
    return Promise.reject(tooLarge(upload))
  if (!hold(upload, request, response)) return Promise.reject(tooMany())
  return new Promise((resolve, reject) => {
    read(request, response, (error: unknown) => {
      if (error) return reject(toAppError(error, upload))
      resolve(request.file ? { name: request.file.originalname, bytes: request.file.buffer } : null)
    })
  })
}

/** Of a request that does not say how long it is, the longest is expected. */
function hold({ maxBytes }: { maxBytes: number }, request: Request, response: Response): boolean {
  const bytes = Number(request.headers['content-length'] ?? maxBytes + formBytes)
  const holders = [
    { key: `${maxBytes}`, most: mostBytes },
    { key: `${maxBytes} ${networkOf(request.ip ?? '')}`, most: mostBytes / 2 },
  ]
  const held = (key: string): number => heldBytes.get(key) ?? 0
  // Who has gone already would never give its room back.
  if (request.socket.destroyed) return false
  if (holders.some(({ key, most }) => held(key) > 0 && held(key) + bytes > most)) return false
  for (const { key } of holders) heldBytes.set(key, held(key) + bytes)
  response.once('close', () => {
    for (const { key } of holders) {
      const left = held(key) - bytes
      if (left > 0) heldBytes.set(key, left)
      else heldBytes.delete(key)
    }
  })
  return true
}

const tooMany = (): AppError =>
  new AppError('unavailable', 'Too many files are being sent at this moment. Please try again in a minute.')

function toAppError(error: unknown, { field, maxBytes }: { field: string; maxBytes: number }): AppError {
  const code = error instanceof multer.MulterError ? error.code : null
  if (code === 'LIMIT_FILE_SIZE') return tooLarge({ field, maxBytes })
  if (code === 'LIMIT_UNEXPECTED_FILE' || code === 'LIMIT_FILE_COUNT') {
    return new AppError('invalid_input', `Send one file, in the field "${field}".`, {
      [field]: ['must be the one file'],
    })
  }
  const detail = error instanceof Error ? error.message : String(error)
  return new AppError('invalid_input', `The form cannot be read: ${detail}.`)
}

function tooLarge({ field, maxBytes }: { field: string; maxBytes: number }): AppError {
  const limit = `The file may have up to ${maxBytes / 1024 / 1024} MB.`
  return new AppError('too_large', limit, { [field]: [limit] })
}
