import { writeSync } from 'node:fs'

/** Reads a question and a zip from the standard input and writes the answer to the standard output. */
export async function answerQuestion<Question>(
  work: (question: Question, zip: Buffer) => Promise<unknown>,
): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
  const input = Buffer.concat(chunks)
  const end = 4 + input.readUInt32LE(0)
  const { question, milliseconds } = JSON.parse(input.toString('utf8', 4, end)) as {
    question: Question
    milliseconds: number
  }
  // The server holds the deadline; should it be gone, the worker must not outlive it by much.
  setTimeout(() => process.exit(1), milliseconds + 5_000).unref()
  const answer = Buffer.from(JSON.stringify(await work(question, input.subarray(end))))
  for (let at = 0; at < answer.length;) at += writeSome(answer.subarray(at))
  process.exit(0)
}

/** A full pipe refuses for a moment. */
function writeSome(bytes: Buffer): number {
  try {
    return writeSync(1, bytes)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EAGAIN') return 0
    throw error
  }
}
