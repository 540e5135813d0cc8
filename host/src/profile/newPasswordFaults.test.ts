import { expect, it } from 'vitest'
import { newPasswordFaults } from './newPasswordFaults.ts'

it('names every rule that a new password does not meet', () => {
  expect(newPasswordFaults({ new_password: 'short', repeated: 'short' })).toEqual({
    new_password:
      'Invalid Password: At least 8 characters, One uppercase letter, One digit, One special character',
  })
})

it('says that the passwords do not match', () => {
  expect(newPasswordFaults({ new_password: 'Quiet-River-9', repeated: 'Quiet-River-8' })).toEqual({
    repeated: 'Passwords do not match',
  })
  expect(newPasswordFaults({ new_password: 'Quiet-River-9', repeated: 'Quiet-River-9' })).toEqual({})
})
