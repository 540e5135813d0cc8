import { useEffect, useMemo, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import { CustomBody } from '../customDashboards/CustomBody.tsx'
import { CustomHead } from '../customDashboards/CustomHead.tsx'
import { toDashboard } from '@msdat/sdk/view'
import { useGuest } from '../customDashboards/useGuest.ts'
import type { BuilderContent } from './BuilderContent.ts'
import type { DashboardBuilder } from './DashboardBuilder.ts'

/** Typing must not start charts anew at every key. */
const pauseMs = 500

/** The dashboard as readers will see it, with the real charts. */
interface BuilderPreviewProps {
  builder: DashboardBuilder
  /** Whether it says that it is a preview: the step before it may have said so. */
  isNamed: boolean
}

export const BuilderPreview = observer(function BuilderPreview({ builder, isNamed }: BuilderPreviewProps) {
  const { accounts } = useStores()
  const content = useSettled(builder.content)
  const canShow =
    content.indicators.length > 0 && content.dataSources.length > 0 && content.sections.length > 0
  const guest = useMemo(
    () =>
      canShow
        ? {
            // Under both doors of the builder.
            path: window.location.pathname.startsWith('/configure') ? '/configure' : '/my-dashboard',
            dashboard: toDashboard(content, builder.dashboard),
            isPreview: true,
          }
        : null,
    [content, builder.dashboard, canShow],
  )
  useGuest(guest)
  return (
    <section className="builder-preview" aria-label="Preview">
      {isNamed && <p className="builder-preview-label small muted">Preview</p>}
      {content.title && <p className="builder-preview-title">{content.title}</p>}
      {(content.description || content.appearance.logo) && (
        <CustomHead description={content.description} appearance={content.appearance} />
      )}
      {guest ? (
        <CustomBody
          dashboard={guest.dashboard}
          sections={content.sections}
          appearance={content.appearance}
          author={nameOf(accounts.user)}
        />
      ) : (
        <p className="empty card">
          Choose indicators, sources and at least one section, and your dashboard is shown here.
        </p>
      )}
    </section>
  )
})

function nameOf(user: { first_name: string; last_name: string; username: string } | null): string {
  return `${user?.first_name ?? ''} ${user?.last_name ?? ''}`.trim() || (user?.username ?? 'you')
}

/** What is built, once there has been a pause. */
function useSettled(content: BuilderContent): BuilderContent {
  const [settled, settle] = useState(content)
  useEffect(() => {
    const timer = setTimeout(() => settle(content), pauseMs)
    return () => clearTimeout(timer)
  }, [content])
  return settled
}
