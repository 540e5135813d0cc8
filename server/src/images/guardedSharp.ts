import sharp from 'sharp'

// Other formats are not even tried: what reads them is not needed, and may have faults.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
})

/** Reads PNG, JPEG and WebP alone. Loaded with the first picture: it holds 20 MB. */
export { sharp }
