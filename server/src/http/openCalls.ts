import * as analysis from '@msdat/sdk/contracts/analysis'
import * as availability from '@msdat/sdk/contracts/availability'
import * as dashboardData from '@msdat/sdk/contracts/dashboardData'
import * as dashboards from '@msdat/sdk/contracts/dashboards'
import * as data from '@msdat/sdk/contracts/data'
import * as embeds from '@msdat/sdk/contracts/embeds'
import type { Endpoint } from '@msdat/sdk/contracts/endpoint'
import * as figureConfidence from '@msdat/sdk/contracts/figureConfidence'
import * as firstClient from '@msdat/sdk/contracts/firstClient'
import * as lineage from '@msdat/sdk/contracts/lineage'
import * as news from '@msdat/sdk/contracts/news'
import * as prediction from '@msdat/sdk/contracts/prediction'
import * as provenance from '@msdat/sdk/contracts/provenance'
import * as reference from '@msdat/sdk/contracts/reference'
import * as search from '@msdat/sdk/contracts/search'
import * as sourceSpecific from '@msdat/sdk/contracts/sourceSpecific'
import * as tags from '@msdat/sdk/contracts/tags'
import * as triangulation from '@msdat/sdk/contracts/triangulation'

type Call = Pick<Endpoint, 'method' | 'path'>

/**
 * What pages of other sites may call: all that is public about the data. The POST calls among them
 * are questions too long for an address; they write nothing and know of no session.
 */
const openCalls: Call[] = [
  analysis,
  availability,
  dashboardData,
  dashboards,
  data,
  embeds,
  figureConfidence,
  firstClient,
  lineage,
  news,
  prediction,
  provenance,
  reference,
  search,
  sourceSpecific,
  tags,
  triangulation,
]
  .flatMap((module: object) => Object.values(module))
  .filter(isPublicCall)
openCalls.push({ method: 'GET', path: '/api/openapi.json' })

function isPublicCall(value: unknown): value is Call {
  if (typeof value !== 'object' || value === null || !('path' in value) || !('access' in value)) return false
  return value.access === 'public'
}

const getPattern = patternOf('GET')
const postPattern = patternOf('POST')

/** One expression for all paths of a method: it stands in front of every request. */
function patternOf(method: Call['method']): RegExp {
  const paths = openCalls
    .filter((call) => call.method === method)
    .map(({ path }) => path.replace(/\/$/, '').replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+'))
  return new RegExp(`^(?:${paths.join('|')})/?$`, 'i')
}

/** Methods under which a path is open; none where it is not. */
export function openMethodsOf(path: string): string[] {
  return [...(getPattern.test(path) ? ['GET', 'HEAD'] : []), ...(postPattern.test(path) ? ['POST'] : [])]
}

export function isOpenCall({ method, path }: { method: string; path: string }): boolean {
  if (method === 'POST') return postPattern.test(path)
  return (method === 'GET' || method === 'HEAD') && getPattern.test(path)
}
