import '../app/theme/tokens.css';
import '../app/theme/base.css';
import './styles/code.css';
import './styles/page.css';
import './styles/bar.css';
import './styles/columns.css';
import './styles/text.css';
import './styles/nextPages.css';
import './styles/cards.css';
import './styles/reference.css';
import './styles/windows.css';
import { addCopyButtons } from './addCopyButtons';
import { followHeadings } from './followHeadings';

addCopyButtons(document);
followHeadings(document);
