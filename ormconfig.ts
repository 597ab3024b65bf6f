import { createDataSource } from './server/app/database/createDataSource';

/** For TypeORM's command line (`npx typeorm -d dist/ormconfig.js migration:show`); the server does not read it. */
const url = process.env.DATABASE_URL;
if (!url) throw new Error('Set DATABASE_URL to the database that the command is to work on.');

export default createDataSource({ url, poolSize: 2 });
