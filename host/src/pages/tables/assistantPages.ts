import type { PageEntry } from '../PageEntry.ts'

/** Pages where questions are asked and answered. */
export const assistantPages: readonly PageEntry[] = [
  {
    path: '/llama-ai',
    title: 'Llama AI',
    description: 'Ask about one indicator; the answer comes from the stored figures.',
    icon: 'chat',
    access: 'public',
    menus: ['options', 'footer'],
    isIndexable: true,
    load: async () => (await import('../../llama/LlamaPage.tsx')).LlamaPage,
  },
  {
    path: '/health-think',
    title: 'Health Think',
    description: 'Questions on health evidence, answered with sources and views of the figures.',
    icon: 'help',
    access: 'public',
    menus: ['options', 'footer'],
    isIndexable: true,
    load: async () => (await import('../../healthThink/HealthThinkPage.tsx')).HealthThinkPage,
  },
  {
    path: '/health-think/question/:id',
    example: '/health-think/question/1',
    title: 'Question',
    description: 'A question on health evidence, with its answers.',
    icon: 'help',
    access: 'public',
    isIndexable: false,
    load: async () => (await import('../../healthThink/QuestionPage.tsx')).QuestionPage,
  },
  {
    path: '/health-think/signup',
    title: 'Join Health Think',
    description: 'How to ask and answer questions on health evidence.',
    icon: 'user',
    access: 'public',
    isIndexable: true,
    load: async () => (await import('../../healthThink/SignupPage.tsx')).SignupPage,
  },
  {
    path: '/health-think/profile',
    aliases: ['/health-think/profile/:id'],
    title: 'Health Think profile',
    description: 'Expertise and contributions of a member of Health Think.',
    icon: 'user',
    access: 'public',
    isIndexable: false,
    load: async () => (await import('../../healthThink/ProfilePage.tsx')).ThinkProfilePage,
  },
]
