import { defineField } from './field.ts'

export const discount = defineField({
  kind: 'discount',
  label: 'Launch discount',
  short: 'Discount',
  empty: null,
  form: { part: 'details', isRare: true },
  onceLive: 'free',
  submission: null,
  product: { in: 'full', description: 'A discount for visitors of the launch, or null.' },
  launchPage: { as: 'own part' },
  directories: [],
  isInPopup: false,
  example: { badgeTitle: 'Launch offer', code: 'LAUNCH', percentOff: 20, validUntil: '2026-04-02' },
})
