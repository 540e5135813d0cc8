import { testimonialLimits } from '@msdat/sdk/contracts/testimonials'
import type { Faults } from '../forms/FormStore.ts'

/** What is wrong with a chosen video, before it is sent; the server looks at its bytes. */
export function videoFault(video: unknown): Faults {
  if (!(video instanceof File)) return {}
  if (!video.type.startsWith('video/')) return { video: 'Choose a video file.' }
  if (video.size <= testimonialLimits.videoBytes) return {}
  return { video: `The video may have up to ${testimonialLimits.videoBytes / 1024 / 1024} MB.` }
}
