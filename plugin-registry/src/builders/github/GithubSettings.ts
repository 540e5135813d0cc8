/** Who the registry is at GitHub. */
export type GithubIdentity = { token: string } | { appId: string; installationId: number; privateKey: string }

export interface GithubSettings {
  owner: string
  repository: string
  /** File name of the workflow in .github/workflows. */
  workflow: string
  /** Branch or tag that the workflow is started on. */
  ref: string
  identity: GithubIdentity
  /** Such as https://api.github.com, or https://github.example.org/api/v3. */
  apiUrl: string
  /** Address of this site, from which the workflow fetches the zip. */
  publicUrl: string
}
