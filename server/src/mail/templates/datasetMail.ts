import type { NewDataset } from '@msdat/sdk/contracts/datasets'
import type { MailWords } from '../renderMail.ts'

/** Tells the administrators that somebody offers a file of figures. */
export function datasetMail(given: NewDataset, fileName: string): MailWords {
  const { name, email, organization, title, source, licence } = given
  return {
    subject: `Dataset from ${name}: ${title}`,
    paragraphs: [
      `${name}, ${organization} (${email}) offers the file ${fileName}.`,
      `Source: ${source}`,
      `Licence: ${licence}`,
      'It waits under Account, Submitted datasets, where the import can try it without writing anything.',
    ],
    footnote: 'The address was typed in a form and nobody has checked whose it is.',
  }
}
