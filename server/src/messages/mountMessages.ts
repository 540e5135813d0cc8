import type { Kysely } from 'kysely'
import * as contact from '@msdat/sdk/contracts/contact'
import * as contracts from '@msdat/sdk/contracts/messages'
import * as forms from '@msdat/sdk/contracts/visitorForms'
import { Download } from '@msdat/sdk/http/Download'
import type { Serve } from '@msdat/sdk/http/serve'
import { listAsCsv } from '../csv/listAsCsv.ts'
import type { DataTables } from '../db/DataTables.ts'
import type { RowOf } from '../db/defineTable.ts'
import type { Outbox } from '../mail/Outbox.ts'
import { visitorMessage } from '../mail/templates/visitorMessage.ts'
import { mountStored } from '../stored/mountStored.ts'
import { answerMessage } from './answerMessage.ts'
import { messageTable } from './messageTable.ts'

interface MessageRoutes {
  db: Kysely<DataTables>
  outbox: Outbox
  /** Whom messages of visitors are mailed to. */
  adminAddress: string
}

type Row = RowOf<typeof messageTable>
type Written = Partial<Pick<Row, 'name' | 'email' | 'organization' | 'text'>> & {
  details?: Record<string, string | null | undefined>
}
type Keep = (kind: Row['kind'], written: Written) => Promise<Row>

/** The forms of visitors: what they write is kept, mailed to the administrators, and seen to by them. */
export function mountMessages(serve: Serve, { db, outbox, adminAddress }: MessageRoutes): void {
  const messages = mountStored(serve, db, {
    kind: {
      table: messageTable,
      called: 'message',
      search: ['name', 'email', 'organization', 'text'],
      most: { inAll: 50_000 },
    },
    calls: {
      get: contracts.getMessage,
      change: contracts.changeMessage,
      remove: contracts.removeMessage,
    },
    toOutput: (message) => message,
    toChanges: ({ status }) => ({ status }),
  })
  serve(contracts.listMessages, ({ format, ...input }, { actor }) =>
    format === 'csv'
      ? new Download(
          'messages.csv',
          'text/csv; charset=utf-8',
          listAsCsv(csvColumns, (paging) => messages.list({ ...input, ...paging }, actor)),
        )
      : messages.list(input, actor),
  )
  serve(contracts.answerMessage, async ({ id, text }, { actor }) => {
    await answerMessage({ db, outbox }, { id, text }, actor)
    return messages.get(id, actor)
  })
  mountForms(serve, (kind, written) =>
    messages.add(rowOf(kind, written), null, async (tx, message) => {
      const replyTo = message.email === '' ? {} : { replyTo: message.email }
      await outbox.post(tx, { to: adminAddress, words: visitorMessage(message), ...replyTo })
    }),
  )
  serve(contact.listContactMessages, async (input, { actor }) => {
    const { count, results } = await messages.list({ ...input, kind: 'contact' }, actor)
    return { count, results: results.map(toContactMessage) }
  })
}

const csvColumns = {
  Number: ({ id }: Row) => id,
  Form: ({ kind }: Row) => kind,
  Status: ({ status }: Row) => status,
  Received: ({ created_at }: Row) => created_at,
  Name: ({ name }: Row) => name,
  'E-mail': ({ email }: Row) => email,
  Organization: ({ organization }: Row) => organization,
  Message: ({ text }: Row) => text,
  Details: ({ details }: Row) =>
    Object.entries(details)
      .map(([name, value]) => `${name}: ${value}`)
      .join('; '),
  Answer: ({ answer }: Row) => answer,
}

/** A program that fills in the hidden field gets the answer that it would get, and nothing is kept. */
function mountForms(serve: Serve, keep: Keep): void {
  serve(contact.addContactMessage, async ({ website, feedback: text, category, ...rest }) => {
    const written: Written = { ...rest, text, details: { category } }
    if (!website) return toContactMessage(await keep('contact', written))
    const now = new Date().toISOString()
    return toContactMessage({ ...rowOf('contact', written), id: 1, created_at: now, updated_at: now })
  })
  serve(forms.sendFeedback, async ({ website, feedback: text, page, ...rest }) => {
    if (!website) await keep('feedback', { ...rest, text, details: { page } })
    return { message: 'Thank you for your feedback.' }
  })
  serve(forms.requestPartnership, async ({ website, position, phone, data, purpose: text, ...rest }) => {
    if (!website) await keep('partnership', { ...rest, text, details: { position, phone, data } })
    return { message: 'Thank you. Your request was received, and we will write to you.' }
  })
  serve(forms.registerInterest, async ({ website, email, dashboard }) => {
    if (!website) await keep('interest', { email, details: { dashboard } })
    return { message: 'Thank you. We will keep you informed about any latest updates' }
  })
}

function rowOf(kind: Row['kind'], { details = {}, ...written }: Written) {
  const given = Object.entries(details).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const empty = { name: '', email: '', organization: '', text: '' }
  return {
    ...empty,
    ...written,
    kind,
    status: 'open' as const,
    answer: '',
    details: Object.fromEntries(given),
  }
}

function toContactMessage(row: Row): contact.ContactMessage {
  const { id, name, email, organization, text: feedback, details, created_at } = row
  return { id, name, email, organization, feedback, category: details['category'] ?? '', created_at }
}
