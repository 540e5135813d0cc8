import { definePlugin } from '@msdat/sdk'
import { ComparisonView } from './ComparisonView.tsx'
import { RelationshipsView } from './RelationshipsView.tsx'

definePlugin({
  contributions: { comparison: { view: ComparisonView }, relationships: { view: RelationshipsView } },
})
