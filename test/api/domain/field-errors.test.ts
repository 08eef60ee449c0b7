import { expect, it } from 'vitest'
import { type Failure, fieldError, throwFieldErrors } from '../../../api/domain/failure.ts'

const rejection = (count: number) => {
  try {
    throwFieldErrors(Array.from({ length: count }, (_, index) => fieldError(`field${index}`, 'Required.', 'required')))
  } catch (error) {
    return error as Failure
  }
  throw new Error('not refused')
}

it('a response lists up to 20 errors and gives the total', () => {
  const { message, data } = rejection(1234)
  expect(message).toBe('1,234 fields are invalid. The first 20 are listed.')
  expect(data?.['issues']).toHaveLength(20)
  expect(Object.keys(data?.['fieldErrors'] as object)).toHaveLength(20)
})

it('twenty errors are all listed', () => {
  const { message, data } = rejection(20)
  expect(message).toBe('20 fields are invalid.')
  expect(data?.['issues']).toHaveLength(20)
})
