import { stepPath } from '../customDashboards/customPath.ts'
import type { BuilderDoor } from './BuilderStep.ts'
import { AppearanceStep } from './steps/AppearanceStep.tsx'
import { CustomizeStep } from './steps/CustomizeStep.tsx'
import { DataStep } from './steps/DataStep.tsx'
import { DetailsStep } from './steps/DetailsStep.tsx'
import { EmbedStep } from './steps/EmbedStep.tsx'
import { PreferencesStep } from './steps/PreferencesStep.tsx'
import { PreviewStep } from './steps/PreviewStep.tsx'
import { SectionsStep } from './steps/SectionsStep.tsx'
import { SettingsStep } from './steps/SettingsStep.tsx'
import { VisibilityStep } from './steps/VisibilityStep.tsx'

/** `/my-dashboard/{step}`: the builder in six steps. */
export const buildDoor: BuilderDoor = {
  pathOf: stepPath,
  steps: [
    {
      name: 'details',
      title: 'Details',
      lead: 'What it is called, and how it looks.',
      parts: ['details'],
      Step: DetailsStep,
    },
    {
      name: 'preference-table',
      title: 'Indicators and sources',
      lead: 'What it offers, and what it opens with.',
      parts: ['preferences'],
      Step: PreferencesStep,
    },
    {
      name: 'data-table',
      title: 'Data',
      lead: 'The newest figure that each source has of your choice.',
      parts: ['preferences'],
      Step: DataStep,
      isWide: true,
    },
    {
      name: 'sections',
      title: 'Sections',
      lead: 'Charts of the plugins that run here, boards of cards, and tables of your own.',
      parts: ['sections'],
      Step: SectionsStep,
    },
    {
      name: 'embed-dashboard',
      title: 'Embedded page',
      lead: 'A page of another site, where this installation allows it. You can leave this step out.',
      parts: [],
      Step: EmbedStep,
    },
    {
      name: 'visibility',
      title: 'Visibility',
      lead: 'Who sees it.',
      parts: [],
      Step: VisibilityStep,
    },
  ],
}

/** `/configure/user/{step}`: the same in four wider steps, after that of the account. */
export const configureDoor: BuilderDoor = {
  pathOf: (step) => `/configure/user/${step}`,
  steps: [
    {
      name: 'customize',
      title: 'Customize',
      lead: 'What it is called, and what it offers.',
      parts: ['details', 'preferences'],
      Step: CustomizeStep,
    },
    {
      name: 'appearance',
      title: 'Appearance',
      lead: 'How it looks.',
      parts: [],
      Step: AppearanceStep,
    },
    {
      name: 'settings',
      title: 'Settings',
      lead: 'Its sections, and who sees it.',
      parts: ['sections'],
      Step: SettingsStep,
    },
    {
      name: 'preview',
      title: 'Preview',
      lead: 'As readers will see it.',
      parts: ['details', 'preferences', 'sections'],
      Step: PreviewStep,
      isWide: true,
    },
  ],
}
