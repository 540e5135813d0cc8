import type { NextFunction, Request, Response, Router } from 'express'
import { readSdkFile, readSdkPackage, readSdkReference } from '@msdat/sdk/http/sdkPackage'
import type { Serve } from '@msdat/sdk/http/serve'
import { AppError } from '@msdat/sdk/contracts/problem'
import { getLatestSdk } from '@msdat/sdk/contracts/sdkPackage'
import { getSdkReference } from '@msdat/sdk/contracts/sdkReference'

/** Offers the SDK to authors outside this folder, as a package that npm installs from its address. */
export function mountSdk(serve: Serve, router: Router): void {
  serve(getLatestSdk, readSdkPackage)
  serve(getSdkReference, readSdkReference)
  router.get('/sdk/:file', (request: Request, response: Response, next: NextFunction) => {
    sendPackage(request, response).catch(next)
  })
}

async function sendPackage(request: Request, response: Response): Promise<void> {
  const facts = await readSdkPackage()
  if (request.path !== facts.file)
    throw new AppError('not_found', `The SDK here is version ${facts.version}: ${facts.file}.`)
  // Of one version there may be two contents while it is being worked on.
  response.setHeader('Cache-Control', 'no-cache')
  response.setHeader('ETag', `"${facts.sha256}"`)
  response.type('application/gzip').send(await readSdkFile(facts))
}
