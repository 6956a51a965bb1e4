import { type HostedImage, hostedImage } from '#contract/catalog/images.ts'
import { type SendOptions, sendForm } from '../../base/forms/send-form.ts'

/** Uploads a picture and returns where it is hosted. */
export async function uploadImage(file: File, options: SendOptions): Promise<HostedImage['data']> {
  const form = new FormData()
  form.set('image', file)
  return hostedImage.parse(await sendForm('/image', form, options)).data
}
