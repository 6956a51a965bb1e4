import { z } from 'zod'
import type { S3Options } from '#adapters/images/s3.ts'

/** The services of others that the shop uses: how to reach them, and as whom. */
export const serviceSettings = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must be a secret key of Stripe (sk_…)')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, 'must be a publishable key of Stripe (pk_…)').optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must be the signing secret of a Stripe webhook (whsec_…)')
    .optional(),
  EMAILJS_SERVICE_ID: z.string().optional(),
  EMAILJS_TEMPLATE_ID: z.string().optional(),
  EMAILJS_USER_ID: z.string().optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, message: 'must be an address like https://s3.eu-central-1.amazonaws.com' })
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  // https, because the shop's pages show images from other origins over nothing else.
  S3_PUBLIC_URL: z
    .url({ protocol: /^https$/, message: 'must be an address like https://images.example.com' })
    .optional(),
  IMGBB_API_KEY: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, message: 'must be an address like https://id.example.com' })
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
}

type Environment = z.output<z.ZodObject<typeof serviceSettings>>

export function readEmailJs(env: Environment) {
  const { EMAILJS_SERVICE_ID: serviceId, EMAILJS_TEMPLATE_ID: templateId, EMAILJS_USER_ID: userId } = env
  return serviceId && templateId && userId ? { serviceId, templateId, userId } : undefined
}

export function readSignIn(env: Environment) {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = env
  return {
    google:
      GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
        ? { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET }
        : undefined,
    oidc:
      OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET
        ? { issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET }
        : undefined,
  }
}

export function readS3(env: Environment): S3Options | undefined {
  const {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_PUBLIC_URL: publicUrl,
  } = env
  return endpoint && bucket && accessKeyId && secretAccessKey && publicUrl
    ? { endpoint, region, bucket, accessKeyId, secretAccessKey, publicUrl }
    : undefined
}

export function readStripe(env: Environment) {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = env
  return secretKey && publishableKey && webhookSecret
    ? { secretKey, publishableKey, webhookSecret }
    : undefined
}
