import type { Request, Response } from 'express'
import multer, { type StorageEngine } from 'multer'
import type { Upload } from '@msdat/sdk/http/serve'
import { AppError } from '@msdat/sdk/contracts/problem'
import { UploadRoom } from './UploadRoom.ts'

// What the other fields of a form may take. A request that says it is larger is not read at all.
const formBytes = 1024 * 1024

const room = new UploadRoom()

/**
 * Reads the one file of a multipart request into memory, and its fields into request.body. Throws `unavailable` where
 * too many files are held, each until its request is answered; who has been sending for long gives way then.
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
    // A name as `z[4294967294]` would become a list of so many places, over which the next one walks.
    fieldNestingDepth: 0,
    parts: 25,
  }
  // Of a request that does not say how long it is, the longest is expected.
  const expected = Number(request.headers['content-length'] ?? upload.maxBytes + formBytes)
  const storage = placeOf(Math.min(expected, upload.maxBytes))
  const read = multer({ storage, limits, defParamCharset: 'utf8' }).single(upload.field)
  if (expected > upload.maxBytes + formBytes) return Promise.reject(tooLarge(upload))
  // Who has gone already would never leave the room.
  if (request.socket.destroyed) return Promise.reject(tooMany())
  return new Promise((resolve, reject) => {
    const place = room.enter({
      maxBytes: upload.maxBytes,
      bytes: expected,
      address: request.ip ?? '',
      end: () => {
        response.once('finish', () => request.destroy())
        reject(tooMany())
      },
    })
    if (!place) return reject(tooMany())
    response.once('close', () => place.leave())
    read(request, response, (error: unknown) => {
      place.received()
      if (error) return reject(toAppError(error, upload))
      resolve(request.file ? { name: request.file.originalname, bytes: request.file.buffer } : null)
    })
  })
}

/**
 * Puts each piece of a file where it belongs as it comes: to join all of them at its end would take the thread that
 * answers everybody a second. The system gives no memory to what nothing is written into.
 */
const placeOf = (mostBytes: number): StorageEngine => ({
  _handleFile: (_request, { stream }, done) => {
    const whole = Buffer.allocUnsafeSlow(mostBytes)
    let size = 0
    stream.on('data', (piece: Buffer) => (size += piece.copy(whole, size)))
    stream.on('end', () => done(null, { buffer: whole.subarray(0, size), size }))
  },
  _removeFile: (_request, _file, done) => done(null),
})

const tooMany = (): AppError =>
  new AppError('unavailable', 'Too many files are being sent at this moment. Please try again in a minute.')

function toAppError(error: unknown, { field, maxBytes }: { field: string; maxBytes: number }): AppError {
  const code: string | null = error instanceof multer.MulterError ? error.code : null
  if (code === 'LIMIT_FILE_SIZE') return tooLarge({ field, maxBytes })
  if (code === 'LIMIT_UNEXPECTED_FILE' || code === 'LIMIT_FILE_COUNT') {
    return new AppError('invalid_input', `Send one file, in the field "${field}".`, {
      [field]: ['must be the one file'],
    })
  }
  if (code === 'LIMIT_FIELD_NESTING')
    return new AppError(
      'invalid_input',
      'The form cannot be read: no name of a field may have brackets in it.',
    )
  const detail = error instanceof Error ? error.message : String(error)
  return new AppError('invalid_input', `The form cannot be read: ${detail}.`)
}

function tooLarge({ field, maxBytes }: { field: string; maxBytes: number }): AppError {
  const limit = `The file may have up to ${maxBytes / 1024 / 1024} MB.`
  return new AppError('too_large', limit, { [field]: [limit] })
}
