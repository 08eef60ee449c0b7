import { Type, type Static, type TSchema } from 'typebox'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './paths/endpoints.ts'
import { DirectoryList } from './schemas/directory.ts'
import {
  ElsewhereAddress,
  ElsewhereHost,
  ElsewhereList,
  ElsewhereNote,
  ElsewhereNoted,
  ElsewherePlaceAddress,
} from './schemas/elsewhere.ts'
import { PictureFields, PictureResult, ReportPictureFields, ReportPictureResult } from './schemas/picture.ts'
import { Product, ProductPage, ProductSearch } from './schemas/product.ts'
import { OwnLaunchList } from './schemas/own-launch.ts'
import { OwnNoticeList } from './schemas/own-notice.ts'
import { ReadinessReport } from './schemas/readiness.ts'
import { SubmissionFields, SubmissionResult } from './schemas/submission.ts'
import { limits } from './vocabulary.ts'

export type { Endpoint }

/** What every endpoint can answer. */
const anyEndpoint = ['TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE'] as const

/** Interface section 4. Paths are relative to the base URL. */
export const contract = {
  searchProducts: {
    method: 'GET',
    path: endpoints.searchProducts.pattern,
    tag: 'Catalog',
    summary: 'Search published launches',
    description: 'Published launches, newest first. Without parameters, returns the ten most recent.',
    auth: 'none',
    limit: 'reads',
    query: ProductSearch,
    output: ProductPage,
    errors: ['BAD_REQUEST', ...anyEndpoint],
  },
  getProduct: {
    method: 'GET',
    path: endpoints.getProduct.pattern,
    tag: 'Catalog',
    summary: 'Get a launch',
    description: 'The full listing, by its slug or any former slug.',
    auth: 'none',
    limit: 'reads',
    params: Type.Object({ slug: Type.String({ minLength: 1, description: 'The launch’s slug, or a former one.' }) }),
    output: Product,
    errors: ['BAD_REQUEST', 'NOT_FOUND', ...anyEndpoint],
  },
  listDirectories: {
    method: 'GET',
    path: endpoints.listDirectories.pattern,
    tag: 'Catalog',
    summary: 'List launch directories',
    description: 'Hand-vetted places to launch, highest domain rating first. A page that isn’t full is the last.',
    auth: 'none',
    limit: 'reads',
    query: Type.Object({
      limit: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: limits.directories.max,
          default: limits.directories.default,
          description: 'How many directories to return.',
        }),
      ),
      cursor: Type.Optional(Type.String({ maxLength: limits.slugLength, description: 'Slug of the last directory on the previous page.' })),
    }),
    output: DirectoryList,
    errors: ['BAD_REQUEST', ...anyEndpoint],
  },
  checkLaunchReadiness: {
    method: 'POST',
    path: endpoints.checkLaunchReadiness.pattern,
    tag: 'Audit',
    summary: 'Audit a product site',
    description:
      'Visits the site and returns findings with fixes, a suggested listing, categories and the next free weeks. Responses are never cached.',
    auth: 'none',
    limit: 'audits',
    body: Type.Object({
      url: Type.String({
        minLength: 1,
        maxLength: limits.urlLength,
        description: 'The product’s URL; https is assumed when the scheme is missing.',
      }),
    }),
    output: ReadinessReport,
    errors: ['BAD_REQUEST', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', ...anyEndpoint],
  },
  createDraft: {
    method: 'POST',
    path: endpoints.createDraft.pattern,
    tag: 'My launches',
    summary: 'Create a draft',
    description:
      'Creates a draft in the caller’s account and returns the URL where the user finishes and submits it. No API call publishes a launch. Another request for the same URL returns the existing draft. A field that looks misspelled is rejected with a suggestion; other unknown fields are ignored and listed in `warnings`.',
    auth: 'bearer',
    limit: 'drafts',
    body: SubmissionFields,
    output: SubmissionResult,
    errors: ['BAD_REQUEST', 'UNAUTHORIZED', 'FORBIDDEN', 'CONFLICT', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', ...anyEndpoint],
  },
  addPicture: {
    method: 'POST',
    path: endpoints.addPicture.pattern,
    tag: 'My launches',
    summary: 'Add a picture',
    description:
      'Keeps a picture in the caller’s account and returns its URL, to be used as a draft’s `logo` or in its `screenshots`. It is decoded and re-encoded as WebP, upright and without metadata. A picture that no launch uses is deleted after a week.',
    auth: 'bearer',
    limit: 'pictures',
    bodyBytes: limits.pictureBodyBytes,
    body: PictureFields,
    output: PictureResult,
    errors: ['BAD_REQUEST', 'UNAUTHORIZED', 'FORBIDDEN', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', ...anyEndpoint],
  },
  addReportPicture: {
    method: 'POST',
    path: endpoints.addReportPicture.pattern,
    tag: 'Audit',
    summary: 'Add pictures to a report',
    description:
      'Finds the caller’s latest report on a page, adds the pictures of that page, if there are any, and returns the report’s URL. They’re as private as the report, and are deleted with it.',
    auth: 'bearer',
    limit: 'pictures',
    bodyBytes: limits.reportPictureBytes,
    body: ReportPictureFields,
    output: ReportPictureResult,
    errors: ['BAD_REQUEST', 'UNAUTHORIZED', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', ...anyEndpoint],
  },
  listOwnLaunches: {
    method: 'GET',
    path: endpoints.listOwnLaunches.pattern,
    tag: 'My launches',
    summary: 'List my launches',
    description: 'All of the caller’s launches in any status, drafts included, newest first, with private counters.',
    auth: 'bearer',
    limit: 'reads',
    output: OwnLaunchList,
    errors: ['UNAUTHORIZED', ...anyEndpoint],
  },
  listOwnNotices: {
    method: 'GET',
    path: endpoints.listOwnNotices.pattern,
    tag: 'My launches',
    summary: 'List my notifications',
    description:
      'The newest 50 notifications about the caller’s launches: decisions, votes, comments. Listing them doesn’t mark them as read.',
    auth: 'bearer',
    limit: 'reads',
    output: OwnNoticeList,
    errors: ['UNAUTHORIZED', ...anyEndpoint],
  },
  readElsewhere: {
    method: 'GET',
    path: endpoints.readElsewhere.pattern,
    tag: 'My launches',
    summary: 'Get my submission plan',
    description:
      'The directories that the caller has planned for one of their launches, by day, with the next step and the prepared texts of each, and every text for any other form. It’s private.',
    auth: 'bearer',
    limit: 'reads',
    params: ElsewhereAddress,
    query: ElsewhereHost,
    output: ElsewhereList,
    errors: ['BAD_REQUEST', 'UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', ...anyEndpoint],
  },
  noteElsewhere: {
    method: 'POST',
    path: endpoints.noteElsewhere.pattern,
    tag: 'My launches',
    summary: 'Mark directory as opened',
    description:
      'Notes in the caller’s private submission plan that a directory’s submit page was opened, or what was read on the listing there. It submits nothing, and never undoes a later state.',
    auth: 'bearer',
    limit: 'reads',
    params: ElsewherePlaceAddress,
    body: ElsewhereNote,
    output: ElsewhereNoted,
    errors: ['BAD_REQUEST', 'UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', ...anyEndpoint],
  },
} as const satisfies Record<string, Endpoint>

export type Contract = typeof contract
export type EndpointName = keyof Contract

type Part<E, K extends string> = E extends Record<K, infer S extends TSchema> ? Static<S> : unknown
/** Path parameters, query and body of an endpoint as one object. */
export type Input<N extends EndpointName> = Part<Contract[N], 'params'> & Part<Contract[N], 'query'> & Part<Contract[N], 'body'>
export type Output<N extends EndpointName> = Static<Contract[N]['output']>
