import sharp from 'sharp'

// Other formats are not even tried: what reads them is not needed, and may have faults.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
})
// One picture takes one core; by itself it would take as many as there are where the memory is not glibc's.
sharp.concurrency(1)

/** Reads PNG, JPEG and WebP alone. Loaded with the first picture: it holds 20 MB. */
export { sharp }
