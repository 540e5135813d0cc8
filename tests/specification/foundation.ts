import type { SpecificationRow } from './SpecificationRow.ts'

const texts = 'tests/release/texts.test.ts'

export const rows: readonly SpecificationRow[] = [
  {
    section: '2 §2.1',
    what: 'A route that needs a login: "Access Denied" / "Please Login"',
    file: texts,
    test: 'refuses a visitor who is not signed in, and is there after the login',
  },
  {
    section: '2 §8',
    what: 'Login failure: "Confirm username and password"',
    file: texts,
    test: 'says below that a password is wrong, and beside the field what to do',
  },
  {
    section: '2 §8',
    what: '"Congratulations, Successfully Registered, Please Login"',
    file: texts,
    test: 'is open to whoever has just registered',
  },
  {
    section: '1 §2',
    what: 'Link copy shows "URL copied to clipboard!"',
    file: texts,
    test: 'opens the same tab from a link that was copied where the address names none',
  },
]
