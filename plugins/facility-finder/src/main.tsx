import { definePlugin } from '@msdat/sdk'
import { FinderView } from './FinderView.tsx'
import { ProfileView } from './ProfileView.tsx'

definePlugin({
  contributions: {
    finder: { view: FinderView },
    'finder-page': { view: FinderView },
    profile: { view: ProfileView },
    'profile-page': { view: ProfileView },
  },
})
