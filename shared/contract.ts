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
import words from './contract-words.json' with { type: 'json' }

export type { Endpoint }

/** What every endpoint can answer. */
const anyEndpoint = ['TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE'] as const

/** Interface section 4. Paths are relative to the base URL. */
export const contract = {
  searchProducts: {
    method: 'GET',
    path: endpoints.searchProducts.pattern,
    tag: 'Catalog',
    ...words.searchProducts,
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
    ...words.getProduct,
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
    ...words.listDirectories,
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
    ...words.checkLaunchReadiness,
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
    ...words.createDraft,
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
    ...words.addPicture,
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
    ...words.addReportPicture,
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
    ...words.listOwnLaunches,
    auth: 'bearer',
    limit: 'reads',
    output: OwnLaunchList,
    errors: ['UNAUTHORIZED', ...anyEndpoint],
  },
  listOwnNotices: {
    method: 'GET',
    path: endpoints.listOwnNotices.pattern,
    tag: 'My launches',
    ...words.listOwnNotices,
    auth: 'bearer',
    limit: 'reads',
    output: OwnNoticeList,
    errors: ['UNAUTHORIZED', ...anyEndpoint],
  },
  readElsewhere: {
    method: 'GET',
    path: endpoints.readElsewhere.pattern,
    tag: 'My launches',
    ...words.readElsewhere,
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
    ...words.noteElsewhere,
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
