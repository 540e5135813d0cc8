import type { PageEntry } from '../PageEntry.ts'

const leading = (path: string, to: string, description: string): PageEntry => ({
  path,
  title: 'Settings',
  description,
  icon: 'user',
  access: 'user',
  isIndexable: false,
  load: async () => (await import('../leadTo.tsx')).leadTo(to),
})

/** Addresses of their own for views of the account area. */
export const settingsPages: readonly PageEntry[] = [
  leading('/profile', '/account#/profile', 'What this platform knows of your account.'),
  {
    path: '/password-recovery',
    title: 'Settings',
    description: 'A new password for an account, by a link that is sent to its address.',
    icon: 'shield',
    access: 'public',
    isIndexable: false,
    load: async () => (await import('../../recovery/PasswordRecoveryPage.tsx')).PasswordRecoveryPage,
  },
  {
    path: '/confirm-email',
    title: 'Confirm your e-mail address',
    description: 'Where the link in a message to a new account leads.',
    icon: 'mail',
    access: 'public',
    isIndexable: false,
    load: async () => (await import('../../recovery/ConfirmEmailPage.tsx')).ConfirmEmailPage,
  },
  {
    path: '/change-email',
    title: 'Your new e-mail address',
    description: 'Where the link in a message to the new address of an account leads.',
    icon: 'mail',
    access: 'public',
    isIndexable: false,
    load: async () => (await import('../../recovery/ChangeEmailPage.tsx')).ChangeEmailPage,
  },
  {
    path: '/notification-digest',
    title: 'Notifications by e-mail',
    description: 'Where the link leads that ends notifications by e-mail.',
    icon: 'mail',
    access: 'public',
    isIndexable: false,
    load: async () => (await import('../../notifications/EndDigestPage.tsx')).EndDigestPage,
  },
  {
    path: '/custom/login',
    title: 'Login',
    description: 'Sign in with your username or e-mail address.',
    icon: 'user',
    access: 'public',
    isIndexable: false,
    load: async () => (await import('../../signIn/LoginPage.tsx')).LoginPage,
  },
  {
    path: '/custom/register',
    title: 'Create an account',
    description: 'Register to build dashboards and keep a history.',
    icon: 'user',
    access: 'public',
    isIndexable: false,
    load: async () => (await import('../../signIn/RegisterPage.tsx')).RegisterPage,
  },
  leading('/notifications', '/account#/notification', 'What was decided about what you handed in.'),
  leading('/saved-dashboard', '/account#/savedDashboards', 'The dashboards that you have built.'),
  leading('/activity-history', '/account#/userActivity', 'What you looked at on the dashboards.'),
]
