import type { FieldSpecs } from '../forms/FieldSpec.ts'

const missing = (label: string) => ({ missing: `${label} is required!` })

export const reviewFields: FieldSpecs = {
  rating: {
    label: 'Rating',
    hint: null,
    placeholder: 'Choose from 1 to 5',
    choices: [
      { value: 5, label: '5 – very good' },
      { value: 4, label: '4 – good' },
      { value: 3, label: '3 – fair' },
      { value: 2, label: '2 – poor' },
      { value: 1, label: '1 – very poor' },
    ],
    fault: missing('Rating'),
  },
  name: { label: 'Name', autoComplete: 'name', fault: missing('Name'), isHalf: true },
  email: {
    label: 'Email',
    autoComplete: 'email',
    hint: 'Not shown on the page.',
    fault: { ...missing('Email'), wrong: 'Please enter a valid email address' },
    isHalf: true,
  },
  organization: { label: 'Organization', autoComplete: 'organization', fault: missing('Organization') },
  review: { label: 'Review', hint: null, rows: 5, fault: missing('Review') },
  video: {
    label: 'Video',
    kind: 'file',
    accept: 'video/mp4,video/webm,video/ogg,video/quicktime',
    hint: 'MP4, WebM or Ogg, at most 30 MB.',
    isRequired: false,
  },
}
