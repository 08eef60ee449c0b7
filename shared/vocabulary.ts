/** Plain constants of the contract: enums, limits and error codes. Numbers in comments are sections of the interface. */

export const pricings = ['free', 'freemium', 'paid', 'subscription', 'one_time', 'contact'] as const // 2.1
export type Pricing = (typeof pricings)[number]

export const launchStatuses = ['draft', 'pending_review', 'scheduled', 'live', 'rejected'] as const // 3
export type LaunchStatus = (typeof launchStatuses)[number]

export const launchPlans = ['free', 'premium_7', 'premium_14', 'premium_14_pro', 'premium_30'] as const // 2.7
export type LaunchPlan = (typeof launchPlans)[number]

export const badgeStatuses = ['unchecked', 'ok', 'loose', 'absent', 'error'] as const // 2.7
export type BadgeStatus = (typeof badgeStatuses)[number]

/** The header that names the account a connection belongs to, percent-encoded. */
export const accountHeader = 'Slipway-Account'

export const checkStatuses = ['pass', 'warn', 'fail'] as const // 2.5
export type CheckStatus = (typeof checkStatuses)[number]

export const limits = {
  queryLength: 120, // 8
  categoryLength: 60,
  slugLength: 200,
  urlLength: 2048,
  cursorLength: 512,
  products: { default: 10, max: 50 }, // 8
  directories: { default: 25, max: 100 }, // 8
  freeWeeks: 4,
  bodyBytes: 256 * 1024,
  /** The size of a request with two pictures of a page in base64 and its URL. */
  reportPictureBytes: 1500 * 1024,
  /** A picture of 8 MB in base64, with a few fields. */
  pictureBodyBytes: 11 * 1024 * 1024,
} as const

/** Error code -> HTTP status (section 7 and the design's error table). */
export const errorStatus = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_SUPPORTED: 405,
  CONFLICT: 409,
  GONE: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const
export type ErrorCode = keyof typeof errorStatus
