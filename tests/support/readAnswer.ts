/** The data of an answer; its text where it is no JSON, such as a picture. */
export function readAnswer(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  return isJson ? response.json() : response.text()
}
