/** The settings that say who runs an installation. */
export const namedOperator = {
  OPERATOR_NAME: 'Springwater Internships',
  OPERATOR_ADDRESS: 'Brunnenweg 3, 8010 Graz',
  SUPPORT_EMAIL: 'help@internships.test',
};

/** Production as it should be. */
export const soundSettings = {
  ...namedOperator,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://internships.example',
  ACCESS_TOKEN_SECRET: 'kq8Zr2vX0pLm5TnW9yBc3DfG7hJs1QaE',
  SETUP_SECRET: 'u4Yt6Re8Wq0Zx2Cv4Bn6Mm8L',
  MONGODB_URI: 'mongodb://internships:secret-of-mongo@mongo/?replicaSet=rs0',
  SMTP_URL: 'smtps://user:secret-of-mail@mail.example:465',
  TRUSTED_PROXIES: '10.0.0.0/8',
};
