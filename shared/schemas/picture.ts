import { Type } from 'typebox'
import { limits } from '../vocabulary.ts'

export const PictureFields = Type.Object({
  data: Type.Optional(
    Type.String({ maxLength: limits.pictureBodyBytes, description: 'The file in base64: JPEG, PNG, WebP, AVIF or GIF, up to 8 MB.' }),
  ),
  url: Type.Optional(
    Type.String({
      maxLength: limits.urlLength,
      description: 'Instead of `data`: a public https URL, from which the file is fetched once.',
    }),
  ),
  alt: Type.Optional(Type.String({ maxLength: 200, description: 'What it shows, for people who can’t see it.' })),
})

export const PictureResult = Type.Object({
  ok: Type.Literal(true, { description: 'Always true.' }),
  url: Type.String({ description: 'Where it’s served, for good.' }),
  width: Type.Integer({ description: 'Of the largest file, in pixels.' }),
  height: Type.Integer({ description: 'Of the largest file, in pixels.' }),
  alt: Type.String({ description: 'What it shows, for people who can’t see it.' }),
})

export const ReportPictureFields = Type.Object({
  url: Type.String({ minLength: 1, maxLength: limits.urlLength, description: 'The audited page’s URL.' }),
  data: Type.Optional(
    Type.String({
      maxLength: limits.reportPictureBytes,
      description: 'A picture of it in base64: JPEG, PNG, WebP, AVIF or GIF. A report that already has pictures at both widths keeps them.',
    }),
  ),
  phone: Type.Optional(Type.String({ maxLength: limits.reportPictureBytes, description: 'A picture of it at phone width, in base64.' })),
})

export const ReportPictureResult = Type.Object({
  ok: Type.Literal(true, { description: 'Always true.' }),
  reportUrl: Type.String({ description: 'The report’s URL. Anyone with the link can read the report.' }),
})
