/** Every feature a browser could hand to a document, all refused. */
const features = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'compute-pressure',
  'cross-origin-isolated',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const

export interface FramePolicy {
  nonce: string
  /** https origins that an approved manifest names. */
  network: readonly string[]
  /** Who may show the frame: origins, or 'self'. */
  ancestors: readonly string[]
}

/**
 * The headers of a frame document. Scripts run by nonce (the shell) or from blob: addresses (the modules that
 * the host hands over); nothing is loaded from anywhere, and the frame can reach no one but its host.
 */
export function frameHeaders({ nonce, network, ancestors }: FramePolicy): Record<string, string> {
  return {
    'Content-Security-Policy': [
      `default-src 'none'`,
      `script-src 'nonce-${nonce}' blob:`,
      `style-src 'unsafe-inline'`,
      'img-src data:',
      'font-src data:',
      `connect-src ${network.length > 0 ? network.join(' ') : `'none'`}`,
      // For the gate, which the shell starts from its own text; then the shell lets in no other.
      'worker-src blob:',
      `frame-src 'none'`,
      `form-action 'none'`,
      `base-uri 'none'`,
      `frame-ancestors ${ancestors.join(' ')}`,
      // The shell makes the one policy there is, and closes it before plugin code runs.
      `require-trusted-types-for 'script'`,
      'trusted-types default',
      'sandbox allow-scripts',
    ].join('; '),
    'Connection-Allowlist': connectionsTo(network),
    'Permissions-Policy': features.map((feature) => `${feature}=()`).join(', '),
    'X-DNS-Prefetch-Control': 'off',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  }
}

/**
 * The content policy says nothing of looking up a name or connecting ahead of a request, and a name can carry data
 * out. Chromium knows this header from version 152 on, other browsers pass it over. Redirects are left to the
 * content policy, which lets them go to the same servers only; peer connections are refused here too.
 */
function connectionsTo(network: readonly string[]): string {
  const origins = network.map((origin) => `"${origin}"`).join(' ')
  return `(${origins})${network.length > 0 ? ';redirects=allow' : ''}`
}
