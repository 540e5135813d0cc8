import type { DashboardAppearance } from '@msdat/sdk/contracts/customDashboards'
import type { ReactNode } from 'react'

interface CustomHeadProps {
  description: string
  appearance: DashboardAppearance
  /** What stands beside the description, such as who made it. */
  children?: ReactNode
}

/** Colour, logo and description of a custom dashboard. Its title stands in the header of the page. */
export function CustomHead({ description, appearance, children }: CustomHeadProps) {
  return (
    <div className="custom-head card" data-accent={appearance.accent}>
      {appearance.logo && <img src={appearance.logo} alt="" />}
      <div className="custom-head-words">
        {description && <p>{description}</p>}
        {children}
      </div>
    </div>
  )
}
