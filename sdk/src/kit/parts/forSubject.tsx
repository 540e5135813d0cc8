import { useCatalog, useSelection, type Catalog } from '@msdat/sdk'
import { useMemo, type ComponentType } from 'react'
import { findSubject, type Subject } from '../values/findSubject.ts'
import { standIn, valueOf } from './standIn.tsx'
import { EmptyState } from './States.tsx'

/** A section that needs the catalog: holds its place until that has come, and says where it did not. */
export function forCatalog(View: ComponentType<{ catalog: Catalog }>): ComponentType {
  return function WithCatalog() {
    const answer = useCatalog()
    const catalog = valueOf(answer)
    if (!catalog) return <div className="k-page">{standIn([answer], 600)}</div>
    return <View catalog={catalog} />
  }
}

/** A section about what the visitor looks at: as `forCatalog`, and empty where the selection names what is gone. */
export function forSubject(View: ComponentType<{ subject: Subject }>): ComponentType {
  return forCatalog(function WithSubject({ catalog }) {
    const selection = useSelection()
    const subject = useMemo(() => findSubject(catalog, selection), [catalog, selection])
    return subject ? <View subject={subject} /> : <EmptyState />
  })
}
